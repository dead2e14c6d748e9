import { messageLanguageNames } from '@shared/customers/message-languages';
import { templateProblem } from '@shared/orders/messages/placeholders';
import { messageNames } from '@shared/orders/stages';
import { useId } from 'react';
import { Button } from '../../../ui/controls/button';
import { FieldNotes, hintClass } from '../../../ui/controls/field';
import { toastWithUndo } from '../../../ui/feedback/toast-with-undo';
import { toastFailure } from '../../../ui/feedback/use-action';
import { useChangeMessages } from '../queries';
import type { TellMessage } from './use-message';

interface KeepWordsProps {
  message: TellMessage;
  words: string;
  onClose: () => void;
}

const failed = 'Your words could not be kept';

/** Asks whether changed words become those of the shop, and shows what of them changes with each order. */
export function KeepWords({ message, words, onClose }: KeepWordsProps) {
  const { kind, language, own } = message;
  const change = useChangeMessages();
  const id = useId();
  const template = message.template(words).trim();
  const problem = templateProblem(template, kind);
  const send = (text: string | null) => change.mutateAsync({ row: undefined, body: [{ kind, language, words: text }] });
  const keep = async () => {
    try {
      await send(template);
    } catch (error) {
      return toastFailure({ failed, keepsText: true }, error);
    }
    message.setWords(undefined);
    onClose();
    const title = `Kept for “${messageNames[kind]}” in ${messageLanguageNames[language]}`;
    toastWithUndo({ title, undo: () => send(own ?? null), failed });
  };
  return (
    <section className="grid gap-2 rounded-lg border border-hairline px-3.5 py-3" aria-labelledby={id}>
      <h3 className="text-small font-semibold" id={id} ref={focus} tabIndex={-1}>
        Your words for every client
      </h3>
      <p className="text-compact wrap-anywhere whitespace-pre-line" dir="auto" lang={language}>
        {template.split(/(\{\w+\}|\[|\]|\|)/).map((part, at) =>
          at % 2 === 1 ? (
            <b key={at} className="font-semibold text-action-ink">
              {part}
            </b>
          ) : (
            part
          ),
        )}
      </p>
      {problem ? (
        <FieldNotes id={id} error={problem} />
      ) : (
        <p className={hintClass}>
          What is in braces changes with each order; what is in brackets is left out where it does not fit. The rest
          stays as you wrote it.
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="s" variant="ghost" onClick={onClose}>
          Not now
        </Button>
        {!problem && (
          <Button size="s" busy={change.isPending} onClick={() => void keep()}>
            Keep
          </Button>
        )}
      </div>
    </section>
  );
}

/** The button that opened it is gone. */
function focus(element: HTMLElement | null) {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}
