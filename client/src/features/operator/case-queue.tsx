import { caseLists, type CaseLine, type CaseList } from '@shared/cases';
import { reasonLabel } from '@shared/report-reasons';
import { relativeTime } from '../../ui/display/relative-time';
import { Name } from '../../ui/display/name';
import { ListSkeleton } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';

interface CaseQueueProps {
  list: CaseList;
  cases: CaseLine[] | undefined;
  chosen: string | undefined;
  onShow: (list: CaseList, id?: string) => void;
}

const listLabels: Readonly<Record<CaseList, string>> = { open: 'Open', appeals: 'Appeals', closed: 'Closed' };

/** One list of cases, and the choice of the list. */
export function CaseQueue({ list, cases, chosen, onShow }: CaseQueueProps) {
  return (
    <Card as="section" pad={false} aria-label="Cases">
      <div
        className="grid grid-cols-3 gap-px overflow-hidden rounded-t border-b border-hairline bg-hairline"
        role="group"
        aria-label="Which cases"
      >
        {caseLists.map((each) => (
          <button
            key={each}
            type="button"
            className="min-h-tap bg-surface px-2 text-small font-semibold focus-visible:-outline-offset-4 aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={each === list}
            onClick={() => onShow(each)}
          >
            {listLabels[each]}
          </button>
        ))}
      </div>
      {cases ? <Lines {...{ cases, chosen }} onShow={(id) => onShow(list, id)} /> : <ListSkeleton rows={3} />}
    </Card>
  );
}

interface LinesProps {
  cases: CaseLine[];
  chosen: string | undefined;
  onShow: (id: string) => void;
}

function Lines({ cases, chosen, onShow }: LinesProps) {
  if (cases.length === 0) return <p className="p-4 text-muted">No cases</p>;
  return (
    <ul className="divide-y divide-hairline" role="list">
      {cases.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-3 text-start hover:bg-wash focus-visible:-outline-offset-4 aria-[current=true]:bg-action-tint"
            aria-current={line.id === chosen}
            onClick={() => onShow(line.id)}
          >
            <span className="text-small font-semibold text-orange-ink">{titleOf(line)}</span>
            <span className="text-end text-micro text-muted">
              {line.kind === 'report' && (line.reports === 1 ? '1 report' : `${line.reports} reports`)}
            </span>
            <Name className="col-span-full truncate font-semibold">{line.page.businessName}</Name>
            <span className="text-small text-muted">{line.imageId ? 'A picture' : 'Whole page'}</span>
            <span className="text-end text-micro text-muted">{relativeTime(line.closedAt ?? line.openedAt)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const kindLabels: Readonly<Record<string, string>> = {
  'new profile': 'Held, new profile',
  'same picture': 'Same picture twice',
};

/** Returns why the operator has to look at a case. */
export function titleOf({ kind, reason }: Pick<CaseLine, 'kind' | 'reason'>): string {
  return kind === 'report' ? reasonLabel(reason ?? '') : (kindLabels[kind] ?? kind);
}
