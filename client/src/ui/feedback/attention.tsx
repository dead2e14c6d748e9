import type { ReactNode } from 'react';
import { InfoIcon } from '../display/workroom-icons';

interface AttentionProps {
  text: ReactNode;
  /** The buttons beside the text. */
  children: ReactNode;
}

/** Says what needs the tailor's attention, with the buttons that resolve it. */
export function Attention({ text, children }: AttentionProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded border border-s-4 border-hairline border-s-orange bg-surface px-4 py-3">
      {/* Not a paragraph: the text can have paragraphs of its own. */}
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-2 text-small">
        <InfoIcon />
        {text}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
