import type { ComponentProps } from 'react';
import { SendText } from '../../../sharing/send-text';
import { Button } from '../../../ui/controls/button';
import { Segments } from '../../../ui/controls/segments';
import { DownloadIcon } from '../../../ui/display/later-icons';
import { PrintIcon } from '../../../ui/display/workroom-icons';
import { papers, type Paper } from './measurement-card';

interface CardBarProps {
  paper: Paper;
  onPaper: (paper: Paper) => void;
  onExport: () => void;
  send: Pick<ComponentProps<typeof SendText>, 'text' | 'number' | 'country'>;
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
      <SendText
        {...send}
        copied="The measures are copied"
        failed="The measures could not be copied"
        className="max-sm:w-full"
      />
      <p className="w-full text-micro text-muted">For a PDF, choose ‘Save as PDF’ where you choose the printer.</p>
    </div>
  );
}
