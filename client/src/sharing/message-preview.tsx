import { useState } from 'react';
import { Button } from '../ui/controls/button';
import { TextArea } from '../ui/controls/text-area';
import { EditIcon, RetryIcon } from '../ui/display/workroom-icons';
import { type Piece, textOf } from './message-pieces';

interface MessagePreviewProps {
  /** The composed message. */
  pieces: readonly Piece[];
  /** The writer's own words instead. */
  words: string | undefined;
  onChange: (words: string | undefined) => void;
  /** By default more than the longest composed message with the longest greeting. */
  maxLength?: number;
  /** What is said below the own words, and the button that takes them back. */
  hint?: string;
  back?: string;
}

/** The message as it will be sent, which the writer can change. */
export function MessagePreview(props: MessagePreviewProps) {
  const { pieces, words, onChange, maxLength = 1500 } = props;
  const { hint = 'Your answers above no longer change it.', back = 'Use my answers again' } = props;
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
          hint={hint}
          ref={focusIf}
          value={words}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Button variant="ghost" size="s" className="-me-3 justify-self-end" onClick={() => change(undefined)}>
          <RetryIcon />
          {back}
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
