import type { ReactNode } from 'react';
import { BRAND } from '@shared/site/brand';
import { Button } from '../../ui/controls/button';
import { ShareIcon } from '../../ui/display/later-icons';
import { AddBoxIcon } from '../../ui/display/workroom-icons';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog';

interface InstallStepsProps {
  /** `isAnswered` is false if the dialog was closed without one of its buttons. */
  onClose: (isAnswered: boolean) => void;
}

/** The steps in Safari on an iPhone, which has no question of its own, and clears what an unused site has stored after seven days. */
export function InstallSteps({ onClose }: InstallStepsProps) {
  return (
    <Dialog open onOpenChange={() => onClose(false)} title="Add to home screen" description="On an iPhone, in Safari">
      <DialogBody className="grid gap-3">
        <ol role="list" className="divide-y divide-hairline border-y border-hairline">
          <Step number={1} icon={<ShareIcon className="size-6" />}>
            Press <b>Share</b> in the bar below
          </Step>
          <Step number={2} icon={<AddBoxIcon className="size-6" />}>
            Choose <b>Add to Home Screen</b>
          </Step>
          <Step number={3} icon={<img src="/favicon.svg" alt="" className="size-6" />}>
            Press <b>Add</b>, then open {BRAND} from there
          </Step>
        </ol>
        <p className="text-small text-muted">
          Without this, an iPhone may clear the book after seven days in which you do not open it. What was sent is
          safe.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => onClose(true)}>Not now</Button>
        <Button variant="primary" onClick={() => onClose(true)}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface StepProps {
  number: number;
  icon: ReactNode;
  children: ReactNode;
}

function Step({ number, icon, children }: StepProps) {
  return (
    <li className="grid min-h-16 grid-cols-[1.75rem_minmax(0,1fr)_3rem] items-center gap-x-2">
      <span className="font-display text-figure/none font-semibold text-orange-ink lining-nums" aria-hidden="true">
        {number}
      </span>
      <span className="text-body/snug">{children}</span>
      <span className="grid size-12 place-items-center text-action-ink">{icon}</span>
    </li>
  );
}
