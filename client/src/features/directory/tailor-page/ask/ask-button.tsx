import type { PublicTailor } from '@shared/directory/contract';
import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/one-at-a-time';
import { Button } from '../../../../ui/controls/button';
import { MessageIcon } from '../../../../ui/display/contact-icons';
import { loadPart } from '../load-part';
import type { AskDraft, AskSheet } from './ask-sheet';

/** Opens the sheet that composes a message to the tailor. Keeps what was typed there while the page is open. */
export function AskButton({ tailor }: { tailor: PublicTailor }) {
  const [opened, setOpened] = useState<{ AskSheet: typeof AskSheet }>();
  const [draft, setDraft] = useState<AskDraft>();
  const open = useOneAtATime(async () => setOpened(await loadPart(() => import('./ask-sheet'))));
  if (!tailor.phone && !tailor.whatsapp) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => void open()}>
        <MessageIcon />
        Ask about a garment
      </Button>
      {opened && (
        <opened.AskSheet tailor={tailor} draft={draft} onChange={setDraft} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
