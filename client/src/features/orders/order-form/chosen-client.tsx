import { useCustomers } from '../../customers/queries';
import { useClientNames, useToday } from '../queries';
import { Button } from '../../../ui/controls/button';
import { Initials } from '../../../ui/display/initials';
import { Name } from '../../../ui/display/name';
import { recordDay } from './record-day';
import type { FieldsProps } from './order-fields';

/** The client of the order, in one row. */
export function ChosenClient({ values, measures, onChange }: FieldsProps & { onChange: () => void }) {
  const name = useClientNames()(values.customerId);
  const isKnown = useCustomers().isSuccess;
  const today = useToday();
  const [newest] = measures.records;
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
