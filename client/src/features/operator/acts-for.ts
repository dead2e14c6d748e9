import type { Case } from '@shared/moderation/cases';
import type { Act } from '@shared/moderation/acts';
import { type ReportReason, reportReasons } from '@shared/moderation/report-reasons';
import type { ButtonLook } from '../../ui/controls/button';

/** An act of the form. 'hide other' hides the other one of two pictures that are the same. */
export type FormAct = Act | 'hide other';

interface ActButton {
  act: FormAct;
  label: string;
  variant: ButtonLook['variant'];
}

/** Returns the acts that fit the state of a case, the usual one first. */
export function actsFor({ image, imageId, other, page, closedAt, decisions }: Case): ActButton[] {
  const inForce = decisions.filter(({ endedAt }) => endedAt === null);
  const isHeld = inForce.some(({ act }) => act === 'hold');
  const hasPicture = image !== null && imageId !== null;
  const hidesPicture = hasPicture && !image.isHidden;
  const canHidePage = isHeld || !page.isHidden;
  const buttons: (ActButton | false)[] = [
    inForce.length > 0 && { act: 'restore', label: isHeld ? 'Show page' : 'Restore', variant: 'primary' },
    hidesPicture && { act: 'hide picture', label: other ? 'Hide this one' : 'Hide picture', variant: 'primary' },
    other !== null && !other.isHidden && { act: 'hide other', label: 'Hide the other', variant: 'secondary' },
    canHidePage && !hasPicture && { act: 'hide page', label: 'Hide page', variant: isHeld ? 'secondary' : 'primary' },
    !closedAt && !isHeld && { act: 'dismiss', label: 'Dismiss', variant: 'secondary' },
    canHidePage && hasPicture && { act: 'hide page', label: 'Hide page', variant: 'ghost' },
    !page.isSuspended && { act: 'suspend', label: 'Suspend account', variant: 'danger-quiet' },
  ];
  return buttons.filter((button) => button !== false);
}

/** Returns the reason that a case is about; undefined if its reports do not agree, or name none that the owner could be told. */
export function groundOf({ kind, reportList }: Pick<Case, 'kind' | 'reportList'>): ReportReason | undefined {
  if (kind === 'same picture') return 'not own work';
  const [reason, ...others] = new Set(reportList.map((report) => report.reason));
  const isClear = others.length === 0 && reason !== 'other';
  return isClear ? reportReasons.find((each) => each === reason) : undefined;
}
