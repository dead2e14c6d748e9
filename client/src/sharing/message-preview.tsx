import { type ReactNode, useState } from 'react';
import { Button } from '../ui/controls/button';
import { TextArea } from '../ui/controls/text-area';
import { EditIcon, RetryIcon } from '../ui/display/workroom-icons';
import { MessageBubble } from './message-bubble';
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
  /** The language of the message, if it is not that of the screen. */
  lang?: string;
  /** What else can be done with the own words. */
  actions?: ReactNode;
}

/** The message as it will be sent, which the writer can change. */
export function MessagePreview(props: MessagePreviewProps) {
  const { pieces, words, onChange, maxLength = 1500, lang, actions } = props;
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
          lang={lang}
          maxLength={maxLength}
          hint={hint}
          ref={focusIf}
          value={words}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <div className="flex flex-wrap items-center justify-end gap-x-2">
          {actions}
          <Button variant="ghost" size="s" className="-me-3" onClick={() => change(undefined)}>
            <RetryIcon />
            {back}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid" role="group" aria-label="Your message">
      <MessageBubble pieces={pieces} lang={lang} />
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
