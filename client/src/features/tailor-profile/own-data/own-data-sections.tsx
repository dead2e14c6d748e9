import type { Tailor } from '@shared/tailor/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { FormSection } from '../../../ui/layout/form-section';
import { DownloadIcon } from '../../../ui/display/later-icons';
import { TrashIcon } from '../../../ui/display/workroom-icons';
import { useAction } from '../../../ui/feedback/use-action';
import { DeleteAccountDialog } from './delete-account-dialog';
import { useDownloadEverything } from './own-data';

/** The download of all stored data, and the deletion of the account. */
export function OwnDataSections({ tailor }: { tailor: Tailor }) {
  return (
    <>
      <YourData />
      <DeleteAccount tailor={tailor} />
    </>
  );
}

function YourData() {
  const download = useDownloadEverything();
  const start = useAction(() => download.mutateAsync(), {
    done: { title: 'Download started', description: 'With many pictures it takes a while.' },
    failed: 'Failed to start the download. Please try again.',
    failedTitle: 'Download failed',
  });
  return (
    <FormSection title="Your data">
      <p>
        A copy of everything you have stored: profile, clients, measurements, orders, payments and portfolio. One zip
        file, with your pictures and with tables that open in any spreadsheet.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button busy={download.isPending} onClick={() => void start()}>
          <DownloadIcon />
          Download everything
        </Button>
      </div>
    </FormSection>
  );
}

function DeleteAccount({ tailor }: { tailor: Tailor }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <FormSection title="Delete account">
      <p>
        Your page, clients, measurements, orders and pictures are deleted at once and cannot be brought back. Download
        them first if you may need them again. For a year no page can have the address of yours, not even a new one of
        your own.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="danger-quiet" onClick={() => setIsAsking(true)}>
          <TrashIcon />
          Delete account
        </Button>
      </div>
      <DeleteAccountDialog tailor={tailor} open={isAsking} onOpenChange={setIsAsking} />
    </FormSection>
  );
}
