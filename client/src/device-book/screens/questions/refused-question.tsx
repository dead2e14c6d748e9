import { useState } from 'react';
import { copyLink } from '../../../lib/share';
import { Button } from '../../../ui/controls/button';
import { CopyIcon } from '../../../ui/display/workroom-icons';
import { EntryText } from '../entry-text';
import { entryValues, entryWords } from '../entry-words';
import { QuestionFrame, type QuestionProps } from './question-frame';
import { useAnswer } from './use-answer';

const results = { copied: 'Copied', failed: 'Could not be copied. Select the text instead.' };

/** The server does not accept a change. It can be sent again, for example after the cause is gone, or thrown away after its values were copied. */
export function RefusedQuestion({ entry, names, message, onClose }: QuestionProps & { message: string }) {
  const { answer, discard } = useAnswer(onClose);
  const [result, setResult] = useState<keyof typeof results>();
  const { what, of } = entryWords(entry, names);
  const values = entryValues(entry, names);
  const copy = async () => setResult(await copyLink(values));
  return (
    <QuestionFrame
      title="Not accepted"
      description={of}
      sentence={
        <>
          <p>
            <EntryText parts={what} />
          </p>
          <p className="mt-1 font-medium">{message}</p>
        </>
      }
      acts={
        <>
          <Button variant="danger-quiet" onClick={() => void discard([entry.number])}>
            Discard
          </Button>
          <Button variant="primary" onClick={() => void answer(entry.number, 'again')}>
            Send again
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p
        className="rounded border border-hairline bg-sunken p-3 text-small wrap-anywhere whitespace-pre-line"
        dir="auto"
      >
        {values}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="compact" onClick={() => void copy()}>
          <CopyIcon />
          Copy
        </Button>
        <span className="text-small text-muted" role="status">
          {result && results[result]}
        </span>
      </div>
    </QuestionFrame>
  );
}
