import { cx } from 'class-variance-authority';
import { flushSync } from 'react-dom';
import { newcomerIn } from '../../../customers/newcomer';
import { FieldNotes, fieldClass, labelClass } from '../../../ui/controls/field';
import { ChosenClient } from './chosen-client';
import { ClientSearch } from './client-search';
import { NewClientFields } from './new-client-fields';
import { focusPart, type FieldsProps } from './order-fields';

/** Who the order is for: recent clients and a search, which also begins a new client; then one row. */
export function ClientField(props: FieldsProps) {
  const { form, values, put, fold } = props;
  const { customerId, isNewClient } = values;
  const error = form.formState.errors.customerId?.message;
  const choose = (id: string) => {
    flushSync(() => {
      put('isNewClient', false);
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
    const { name, phone } = newcomerIn(typed);
    flushSync(() => {
      form.clearErrors('customerId');
      put('isNewClient', true);
      put('newName', name);
      put('newPhone', phone);
      fold();
    });
    document.getElementById(name ? 'order-newPhone' : 'order-newName')?.focus();
  };
  const change = () => {
    flushSync(() => {
      put('customerId', '');
      put('isNewClient', false);
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
      {!customerId && isNewClient && <NewClientFields {...props} onUse={choose} onChange={change} />}
      {!customerId && !isNewClient && (
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
