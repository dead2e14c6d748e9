import { useState } from 'react';
import { Button } from '../ui/controls/button';
import { TextArea } from '../ui/controls/text-area';
import { EditIcon, RetryIcon } from '../ui/display/workroom-icons';
import { type Piece, textOf } from './message-pieces';

/** More than the longest composed message with the longest greeting. */
const maxLength = 1500;

interface MessagePreviewProps {
  /** The composed message. */
  pieces: readonly Piece[];
  /** The writer's own words instead. */
  words: string | undefined;
  onChange: (words: string | undefined) => void;
}

/** The message as it will be sent, which the writer can change. */
export function MessagePreview({ pieces, words, onChange }: MessagePreviewProps) {
  const [hasSwitched, setSwitched] = useState(false);
  const focusIf = hasSwitched ? focus : undefined;
  const change = (next: string | undefined) => {
    setSwitched(true);
    onChange(next);
  };
  if (words !== undefined) {
    return (
      <div className="grid">
        <TextArea
          label="Your message"
          rows={6}
          dir="auto"
          maxLength={maxLength}
          hint="Your answers above no longer change it."
          ref={focusIf}
          value={words}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Button variant="ghost" size="s" className="-me-3 justify-self-end" onClick={() => change(undefined)}>
          <RetryIcon />
          Use my answers again
        </Button>
      </div>
    );
  }
  return (
    <div className="grid" role="group" aria-label="Your message">
      <p
        className="w-full rounded-lg rounded-ee-xs bg-action-tint px-3.5 py-3 text-compact wrap-anywhere whitespace-pre-line"
        dir="auto"
      >
        {pieces.map(({ text, isAnswer }, at) =>
          isAnswer ? (
            <b key={at} className="font-semibold">
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </p>
      <Button
        variant="ghost"
        size="s"
        className="-me-3 justify-self-end"
        ref={focusIf}
        onClick={() => change(textOf(pieces))}
      >
        <EditIcon />
        Change the words
      </Button>
    </div>
  );
}

/** A switch removes the button that had the focus. */
function focus(element: HTMLElement | null) {
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}
