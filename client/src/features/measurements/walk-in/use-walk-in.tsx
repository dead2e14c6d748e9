import { useState } from 'react';
import { useLocation } from 'wouter';
import { useReopenedForm } from '../../../forms/use-draft';
import { newcomerIn } from '../../../customers/newcomer';
import type { EntryState, Newcomer } from '../../../lib/navigation/history-state';
import { useFragment } from '../../../lib/navigation/use-fragment';
import { paths, walkInFragment } from '../../../paths';
import { WalkInDialog } from './walk-in-dialog';

/** Returns the dialog of a walk-in and the function that opens it. The address opens it too; after a save, the client's page shows the record. */
export function useWalkIn() {
  const [, navigate] = useLocation();
  const [newcomer, setNewcomer] = useState<Newcomer>();
  useReopenedForm('walk-in', () => setNewcomer(newcomerIn('')));
  useFragment(walkInFragment, () => setNewcomer((history.state as EntryState | null)?.newcomer ?? newcomerIn('')));
  const dialog = newcomer && (
    <WalkInDialog
      newcomer={newcomer}
      onClose={(saved) => {
        setNewcomer(undefined);
        if (saved) navigate(paths.client(saved.customerId), { replace: true });
      }}
    />
  );
  return { open: setNewcomer, dialog };
}
