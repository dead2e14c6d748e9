import { useState } from 'react';
import { useOneAtATime } from '../../../../lib/one-at-a-time';
import { Button } from '../../../../ui/controls/button';
import { loadPart } from '../load-part';
import type { ReportDialog } from './report-dialog';

interface ReportButtonProps {
  tailorId: string;
  name: string;
  /** Whether the page has a profile picture. */
  hasPicture: boolean;
}

/** Opens the dialog that reports the page. */
export function ReportButton(props: ReportButtonProps) {
  const [opened, setOpened] = useState<{ ReportDialog: typeof ReportDialog }>();
  const open = useOneAtATime(async () => setOpened(await loadPart(() => import('./report-dialog'))));
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        className="-ms-3 justify-self-start text-muted"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        Report this page
      </Button>
      {opened && <opened.ReportDialog {...props} onClose={() => setOpened(undefined)} />}
    </>
  );
}
