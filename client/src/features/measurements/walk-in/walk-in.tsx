import { useState } from 'react';
import { useLocation } from 'wouter';
import { useReopenedForm } from '../../../forms/use-draft';
import { useFragment } from '../../../lib/use-fragment';
import { paths, walkInFragment } from '../../../paths';
import { WalkInDialog } from './walk-in-dialog';

/** The dialog of a walk-in, which the address opens. After a save, the page shows the new client's record. */
export function WalkIn() {
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useReopenedForm('walk-in', open);
  useFragment(walkInFragment, open);
  if (!isOpen) return null;
  return (
    <WalkInDialog
      onClose={(saved) => {
        setOpen(false);
        if (saved) navigate(paths.measurements(saved.customerId), { replace: true });
      }}
    />
  );
}
