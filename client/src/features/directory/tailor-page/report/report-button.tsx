import type { PublicTailor } from '@shared/directory/contract';
import { type MouseEvent, useState } from 'react';
import { useOneAtATime } from '../../../../lib/one-at-a-time';
import { paths } from '../../../../paths';
import { Button } from '../../../../ui/controls/button';
import { loadPart } from '../load-part';
import type { ReportDialog } from './report-dialog';

/** Opens the dialog that reports the page. Without scripts, it opens a page with the same form. */
export function ReportButton({ tailor }: { tailor: PublicTailor }) {
  const [opened, setOpened] = useState<{ ReportDialog: typeof ReportDialog }>();
  const open = useOneAtATime(async () => setOpened(await loadPart(() => import('./report-dialog'))));
  const press = (event: MouseEvent) => {
    event.preventDefault();
    void open();
  };
  return (
    <>
      <form className="-ms-3" action={paths.tailorReport(tailor.profileSlug)}>
        <Button type="submit" variant="ghost" size="s" className="text-muted" aria-haspopup="dialog" onClick={press}>
          Report this page
        </Button>
      </form>
      {opened && (
        <opened.ReportDialog
          tailorId={tailor.id}
          name={tailor.businessName}
          hasPicture={tailor.profilePictureUrl !== null}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
