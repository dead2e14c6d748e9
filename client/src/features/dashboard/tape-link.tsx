import type { Customer } from '@shared/customers/contract';
import { cx } from 'class-variance-authority';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { MeasureIcon } from '../../ui/display/workroom-icons';

interface TapeLinkProps {
  client: Pick<Customer, 'id' | 'name'>;
  className?: string;
}

/** Opens the form of a new record of a client. */
export function TapeLink({ client: { id, name }, className }: TapeLinkProps) {
  return (
    <LinkButton
      variant="ghost"
      iconOnly
      className={cx('[&_svg]:size-6', className)}
      href={paths.takeMeasurements(id)}
      aria-label={`Take measurements of ${name}`}
    >
      <MeasureIcon />
    </LinkButton>
  );
}
