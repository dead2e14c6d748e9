import { useState } from 'react';
import { whatsappUrl } from '@shared/tailor/phone';
import { hasShareSheet, shareText } from '../../../lib/share';
import { Button, buttonClass } from '../../../ui/controls/button';
import { Segments } from '../../../ui/controls/segments';
import { DownloadIcon, ShareIcon } from '../../../ui/display/later-icons';
import { ChatIcon, CopyIcon, PrintIcon } from '../../../ui/display/workroom-icons';
import { toast } from '../../../ui/feedback/toast';
import { papers, type Paper } from './measurement-card';

interface CardBarProps {
  paper: Paper;
  onPaper: (paper: Paper) => void;
  onExport: () => void;
  send: SendProps;
}

/** What can be done with a card: choose the paper, print or save it as PDF, send its text, export it. */
export function CardBar({ paper, onPaper, onExport, send }: CardBarProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Segments
        label="Paper"
        options={papers}
        value={paper}
        onPress={onPaper}
        className="min-w-0 grow basis-56 max-sm:basis-full sm:max-w-72"
      />
      <Button variant="primary" className="max-sm:flex-1" onClick={() => window.print()}>
        <PrintIcon />
        Print or PDF
      </Button>
      <Button className="max-sm:flex-1" onClick={onExport}>
        <DownloadIcon />
        Export
      </Button>
      <Send {...send} />
      <p className="w-full text-micro text-muted">For a PDF, choose ‘Save as PDF’ where you choose the printer.</p>
    </div>
  );
}

interface SendProps {
  text: string;
  /** The client's WhatsApp number. */
  number: string | null;
  /** The tailor's country, which completes local numbers. */
  country: string;
}

/** Opens the client's WhatsApp chat with the text. Without a number, the device's share sheet, or a copy of the text. */
function Send({ text, number, country }: SendProps) {
  const url = whatsappUrl(number, country, text);
  const [isSharing, setSharing] = useState(false);
  if (url)
    return (
      <a className={buttonClass({}, 'max-sm:w-full')} href={url} target="_blank" rel="noreferrer">
        <ChatIcon />
        Send by WhatsApp
      </a>
    );
  const canShare = hasShareSheet();
  const send = async () => {
    setSharing(true);
    const outcome = await shareText(text);
    setSharing(false);
    if (outcome === 'copied') toast({ title: 'The measures are copied' });
    if (outcome === 'failed') toast({ title: 'The measures could not be copied', variant: 'destructive' });
  };
  return (
    <Button className="max-sm:w-full" busy={isSharing} onClick={() => void send()}>
      {canShare ? <ShareIcon /> : <CopyIcon />}
      {canShare ? 'Send as text' : 'Copy as text'}
    </Button>
  );
}
