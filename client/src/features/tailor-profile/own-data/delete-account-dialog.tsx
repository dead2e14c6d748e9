import type { Tailor } from '@shared/tailor/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fold } from '../../../lib/text/text-search';
import { Button } from '../../../ui/controls/button';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { TextField } from '../../../ui/controls/field';
import { useAction } from '../../../ui/feedback/use-action';
import { currentUserQuery } from '../../session/queries';
import { useDeleteAccount } from './own-data';

interface DeleteAccountDialogProps {
  tailor: Tailor;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Deletes the account. The user must type its name, so that it is not deleted by accident. */
export function DeleteAccountDialog({ tailor, open, onOpenChange }: DeleteAccountDialogProps) {
  const remove = useDeleteAccount();
  const isBusy = remove.isPending || remove.isSuccess;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isBusy && onOpenChange(isOpen)}
      title="Delete Account"
      description="Are you sure you want to delete your account? This action cannot be undone. Your page, clients, measurements, orders and pictures will also be deleted."
    >
      <Confirmation businessName={tailor.businessName} isBusy={isBusy} onConfirm={() => remove.mutateAsync()} />
    </Dialog>
  );
}

interface ConfirmationProps {
  businessName: string;
  isBusy: boolean;
  onConfirm: () => Promise<unknown>;
}

function Confirmation({ businessName, isBusy, onConfirm }: ConfirmationProps) {
  const { data: user } = useQuery(currentUserQuery);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const confirm = useAction(onConfirm, { failed: 'Failed to delete your account. Please try again.' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame(typed, businessName) || isSame(typed, user?.email ?? '')) return void confirm();
    setError('That is not your business name');
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody>
        <TextField
          label="Business Name"
          hint={`Type ${businessName}${user?.email ? `, or ${user.email},` : ''} to confirm`}
          error={error}
          value={typed}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button type="submit" variant="danger" busy={isBusy}>
          {isBusy ? 'Deleting...' : 'Delete account'}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Ignores accents and case, which are hard to type on some keyboards. */
function isSame(typed: string, name: string): boolean {
  const plain = (text: string) => fold(text).replace(/\s+/g, ' ').trim();
  return plain(typed) !== '' && plain(typed) === plain(name);
}
