import type { Customer } from '@shared/customers/contract';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { MeasureIcon } from '../../ui/display/workroom-icons';

interface TapeLinkProps {
  customer: Customer;
  /** The client was just added: the link gets the focus when the form closes. */
  isNext: boolean;
}

/** The tape, which opens the form of a new record. */
export function TapeLink({ customer: { id, name }, isNext }: TapeLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNext) link.current?.focus({ preventScroll: true });
  }, [isNext]);
  return (
    <LinkButton
      ref={link}
      href={paths.takeMeasurements(id)}
      variant="ghost"
      iconOnly
      className="relative [&_svg]:size-6!"
      aria-label={`Take measurements of ${name}`}
      data-after-dialog={isNext || undefined}
    >
      <MeasureIcon />
    </LinkButton>
  );
}
