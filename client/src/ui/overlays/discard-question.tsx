import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../controls/button';

interface DiscardQuestionProps {
  words: Record<'title' | 'text' | 'keep' | 'discard', ReactNode>;
  onKeep: () => void;
  onDiscard: () => void;
}

/** The question before a dialog with unsaved input closes, at its lower edge. */
export function DiscardQuestion({ words, onKeep, onDiscard }: DiscardQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      className="sticky bottom-0 z-3 grid gap-3 border-t-2 border-dashed border-thread bg-surface p-4 pb-safe-4 shadow-lift sm:p-6"
      role="alertdialog"
      aria-labelledby="discard-title"
      aria-describedby="discard-text"
    >
      <h2 className="text-h3" id="discard-title">
        {words.title}
      </h2>
      <p className="text-compact text-muted" id="discard-text">
        {words.text}
      </p>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <Button className="grow basis-36 sm:flex-none" ref={keep} onClick={onKeep}>
          {words.keep}
        </Button>
        <Button className="grow basis-36 sm:flex-none" variant="danger" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
