import type { Customer } from '@shared/customers/contract';
import { isMessageLanguage, messageLanguageNames, type MessageLanguage } from '@shared/customers/message-languages';
import { customerValues } from '@shared/customers/values';
import type { ReactNode } from 'react';
import { LanguageOptions } from '../../../sharing/language-options';
import { Button } from '../../../ui/controls/button';
import { hintClass } from '../../../ui/controls/field';
import { useAction } from '../../../ui/feedback/use-action';
import { useUpdateCustomer } from '../../customers/queries';
import { firstName } from '../words';
import type { TellMessage } from './use-message';

interface LanguageLineProps {
  message: TellMessage;
  onChoose: (language: MessageLanguage) => void;
  /** What stands at the end of the line. */
  children: ReactNode;
}

/** The language of this message; for a client without one it can be remembered. */
export function LanguageLine({ message, onChoose, children }: LanguageLineProps) {
  const { customer, language, isOtherLanguage } = message;
  const unknown = customer?.language && !isMessageLanguage(customer.language) ? customer.language : undefined;
  return (
    <div className="border-t border-hairline pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex flex-wrap items-center gap-x-1">
          <label className="flex min-h-tap items-center gap-1 text-small text-muted">
            In
            <select
              className="min-h-tap select-arrow rounded bg-transparent ps-1 pe-8 text-body font-medium text-ink"
              value={language}
              onChange={({ currentTarget }) => onChoose(currentTarget.value as MessageLanguage)}
            >
              <LanguageOptions />
            </select>
          </label>
          {customer?.language === null && isOtherLanguage && <Always customer={customer} language={language} />}
        </div>
        {children}
      </div>
      {unknown && (
        <p className={hintClass}>
          There are no messages in <bdi>{unknown}</bdi>, the language of {firstName(customer?.name ?? '')}.
        </p>
      )}
    </div>
  );
}

function Always({ customer, language }: { customer: Customer; language: MessageLanguage }) {
  const update = useUpdateCustomer();
  const name = firstName(customer.name);
  const remember = useAction(
    () => update.mutateAsync({ row: customer, body: { ...customerValues(customer), language } }),
    {
      done: { title: `Messages to ${name} are in ${messageLanguageNames[language]}` },
      failed: 'The language could not be remembered',
    },
  );
  return (
    <Button variant="action" size="s" busy={update.isPending} onClick={() => void remember()}>
      Always for {name}
    </Button>
  );
}
