import { cx } from 'class-variance-authority';
import { flushSync } from 'react-dom';
import { newcomerIn } from '../../../customers/newcomer';
import { Button } from '../../../ui/controls/button';
import { FieldNotes, fieldClass, labelClass } from '../../../ui/controls/field';
import { Initials } from '../../../ui/display/initials';
import { Name } from '../../../ui/display/name';
import { useCustomers } from '../../customers/queries';
import { useClientNames, useToday } from '../queries';
import { ClientSearch } from './client-search';
import { recordDay } from './measures-of-line';
import { NewClientFields } from './new-client-fields';
import { focusPart, type FieldsProps } from './order-fields';

/** Who the order is for: recent clients and a search, which also begins a new client; then one row. */
export function ClientField(props: FieldsProps) {
  const { form, values, put, fold } = props;
  const { customerId, newClient } = values;
  const error = form.formState.errors.customerId?.message;
  const choose = (id: string) => {
    flushSync(() => {
      put('newClient', null);
      put('customerId', id);
      // The measures of another client do not fit.
      put(
        'garments',
        values.garments.map((line) => ({ ...line, measures: 'usual' as const })),
      );
      fold();
    });
    focusPart('order-garments');
  };
  const begin = (typed: string) => {
    const typedClient = newcomerIn(typed);
    flushSync(() => {
      form.clearErrors('customerId');
      put('newClient', typedClient);
      fold();
    });
    document.getElementById(`order-newClient.${typedClient.name ? 'phone' : 'name'}`)?.focus();
  };
  const change = () => {
    flushSync(() => {
      put('customerId', '');
      put('newClient', null);
    });
    focusPart('order-customerId');
  };
  return (
    <div
      id="order-customerId"
      className={cx(fieldClass, 'no-shadow outline-0!')}
      role="group"
      aria-label="For"
      aria-describedby={error && 'order-customerId-error'}
      tabIndex={-1}
    >
      {customerId && <ChosenClient {...props} onChange={change} />}
      {!customerId && newClient && <NewClientFields {...props} {...newClient} onUse={choose} onChange={change} />}
      {!customerId && !newClient && (
        <>
          <span className={labelClass()} aria-hidden="true">
            For
          </span>
          <ClientSearch onChoose={choose} onNew={begin} />
        </>
      )}
      <FieldNotes id="order-customerId" error={error} />
    </div>
  );
}

/** The client of the order, in one row. */
function ChosenClient({ values, records, onChange }: FieldsProps & { onChange: () => void }) {
  const name = useClientNames()(values.customerId);
  const isKnown = useCustomers().isSuccess;
  const today = useToday();
  const [newest] = records;
  return (
    <div className="flex min-h-10 items-center gap-3">
      <Initials of={name} />
      <p className="min-w-0 flex-1">
        <Name as="b" className="block text-name wrap-anywhere">
          {name}
        </Name>
        <span className="text-micro/[1.35] text-muted">
          {newest ? `Measured ${recordDay(newest.createdAt, today)}` : isKnown && 'No measures yet'}
        </span>
      </p>
      <Button
        variant="action"
        size="s"
        className="-me-3 flex-none"
        aria-label={`Change client, now ${name}`}
        onClick={onChange}
      >
        Change
      </Button>
    </div>
  );
}
