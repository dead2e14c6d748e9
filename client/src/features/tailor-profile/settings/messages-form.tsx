import { languageFor, type MessageLanguage } from '@shared/customers/message-languages';
import type { OrderBook } from '@shared/orders/book';
import { templateOf } from '@shared/orders/messages/all-texts';
import { valuesOf } from '@shared/orders/messages/message';
import { type Placeholder, templateProblem } from '@shared/orders/messages/placeholders';
import { filled } from '@shared/orders/messages/template';
import { orderLimits } from '@shared/orders/order-limits';
import { messageKinds, messageNames, type MessageKind } from '@shared/orders/stages';
import { BRAND } from '@shared/site/brand';
import type { Tailor } from '@shared/tailor/contract';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DraftNotice } from '../../../forms/draft-notice';
import { ApiError } from '../../../lib/api/api-error';
import { LanguageOptions } from '../../../sharing/language-options';
import { MessageBubble } from '../../../sharing/message-bubble';
import { MessageKinds } from '../../../sharing/message-kinds';
import { piecesOf } from '../../../sharing/message-pieces';
import { Button } from '../../../ui/controls/button';
import { Field, labelClass } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { SavingFields } from '../../../ui/controls/saving-fields';
import { TextArea } from '../../../ui/controls/text-area';
import { RetryIcon } from '../../../ui/display/workroom-icons';
import { toast } from '../../../ui/feedback/toast';
import { toastFailure } from '../../../ui/feedback/use-action';
import { LeaveQuestion } from '../../../ui/overlays/leave-question';
import { useChangeMessages, useToday } from '../../orders/queries';
import { exampleFacts, exampleName } from './message-example';
import { PlaceholderChips } from './placeholder-chips';
import { useOwnMessages } from './use-own-messages';

/** Edits the messages of all kinds and languages, one at a time; one save sends what was changed. */
export function MessagesForm({ book, tailor }: { book: OrderBook; tailor: Tailor }) {
  const own = useOwnMessages(book);
  const change = useChangeMessages();
  const today = useToday();
  const [kind, setKind] = useState<MessageKind>('taken');
  const [language, setLanguage] = useState(() => languageFor(undefined, tailor));
  const [hasTried, setTried] = useState(false);
  /** What the server has refused. */
  const [refused, setRefused] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = own.words(kind, language);
  const problem = templateProblem(text, kind);
  const write = (changed: string) => {
    setRefused(undefined);
    own.change(kind, language, changed);
  };
  const insert = (name: Placeholder) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const [before, after] = [text.slice(0, selectionStart), text.slice(selectionEnd)];
    flushSync(() => write(`${before}{${name}}${after}`));
    area.current?.focus();
    area.current?.setSelectionRange(before.length + name.length + 2, before.length + name.length + 2);
  };
  const save = async () => {
    setTried(true);
    const wrong = own.wrong();
    if (wrong) {
      flushSync(() => {
        setKind(wrong.kind);
        setLanguage(wrong.language);
      });
      return area.current?.focus();
    }
    try {
      await change.mutateAsync({ row: book, body: own.changes() });
    } catch (error) {
      const [message] = (error instanceof ApiError && error.body?.errors?.messages) || [];
      setRefused(message);
      if (message) area.current?.focus();
      else toastFailure(failure, error);
      return;
    }
    setTried(false);
    own.clear();
    toast({ title: 'Messages updated' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) void save();
  };
  const facts = exampleFacts(book, tailor.businessName, today);
  return (
    <>
      <LeaveQuestion isUnsaved={own.isDirty && !change.isPending} />
      <form noValidate className="max-w-160 min-w-0" aria-label="Messages" onSubmit={submit}>
        <SavingFields isSaving={change.isPending} className="grid gap-5">
          <DraftNotice onDiscard={own.isRestored ? own.clear : undefined} />
          <Field label="Language" hint="Clients get messages in their own language, which you choose on their page.">
            {(control) => (
              <select
                {...control}
                className={inputClass({ end: 'select' })}
                value={language}
                onChange={({ currentTarget }) => setLanguage(currentTarget.value as MessageLanguage)}
              >
                <LanguageOptions />
              </select>
            )}
          </Field>
          <MessageKinds
            kinds={messageKinds}
            value={kind}
            isOwn={(each) => own.isOwn(each, language)}
            onChoose={setKind}
          />
          <div className="grid gap-3">
            <TextArea
              label={`Words of “${messageNames[kind]}”`}
              rows={8}
              dir="auto"
              lang={language}
              count={orderLimits.message}
              error={refused ?? (hasTried ? problem : undefined)}
              hint="What is in {braces} becomes that of the order. A part in [brackets] is left out if something in it is not known; after | stands what is said instead."
              ref={area}
              value={text}
              onChange={({ currentTarget }) => write(currentTarget.value)}
            />
            <PlaceholderChips kind={kind} onInsert={insert} />
          </div>
          <div className="grid gap-1.5" role="group" aria-label={`The message as ${exampleName} gets it`}>
            <span className={labelClass()} aria-hidden="true">
              As {exampleName} gets it
            </span>
            <MessageBubble pieces={piecesOf(filled(text, valuesOf(kind, language, facts)))} lang={language} />
          </div>
        </SavingFields>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button type="submit" busy={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save messages'}
          </Button>
          {own.isOwn(kind, language) && (
            <Button variant="ghost" disabled={change.isPending} onClick={() => write(templateOf(kind, language))}>
              <RetryIcon />
              Use {BRAND}’s words
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

const failure = {
  failed: 'Failed to update the messages. Please try again.',
  failedTitle: 'Update failed',
  keepsText: true,
};
