import { format, isSameYear } from 'date-fns';
import type { ReactNode } from 'react';
import { Name } from '../../../ui/display/name';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import type { Sheet } from '@shared/sheets/contract';
import { SheetDrawing } from '../sheets/sheet-card';
import type { recentSheets } from './recent-sheets';

interface RecentSheetCardsProps {
  sheets: ReturnType<typeof recentSheets>;
  /** Undefined for the choice of all sheets. */
  onChoose: (sheet?: Sheet) => void;
}

/** The sheets by which the client was measured last, and the way to the other ones. */
export function RecentSheetCards({ sheets, onChoose }: RecentSheetCardsProps) {
  return (
    <ul role="list" className="mt-2 flex flex-wrap gap-2">
      {sheets.map(({ sheet, takenAt }) => (
        <Card key={sheet.id} onClick={() => onChoose(sheet)}>
          <SheetDrawing sheet={sheet} />
          <span className="min-w-0">
            <Name as="b" className="block text-compact/tight wrap-anywhere">
              {sheet.name.replace('/', '/\u200b')}
            </Name>
            <small className="block text-micro/tight text-muted">
              {format(takenAt, isSameYear(takenAt, new Date()) ? 'd MMM' : 'd MMM yyyy')}
            </small>
          </span>
        </Card>
      ))}
      <li className="flex-none basis-17">
        <button
          type="button"
          className="grid h-full min-h-13 w-full content-center justify-items-center rounded-sm border border-dashed border-edge bg-surface p-1 text-micro/[1.25] font-medium hover:border-ink"
          onClick={() => onChoose()}
        >
          <PlusIcon className="size-5" />
          Other
          <span className="sr-only"> sheet</span>
        </button>
      </li>
    </ul>
  );
}

function Card({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <li className="min-w-0 grow basis-30">
      <button
        type="button"
        className="grid h-full min-h-13 w-full cols-start-10 items-center gap-1.5 rounded-sm border border-hairline bg-surface p-1 text-start hover:border-ink"
        onClick={onClick}
      >
        {children}
      </button>
    </li>
  );
}
