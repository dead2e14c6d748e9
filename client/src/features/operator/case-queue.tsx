import { type InfiniteData, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { CaseLine } from '@shared/moderation/cases';
import type { CaseList } from '@shared/moderation/acts';
import { reportsWords } from '@shared/moderation/case-words';
import { reasonLabel } from '@shared/moderation/report-reasons';
import { Button } from '../../ui/controls/button';
import { relativeTime } from '../../ui/display/relative-time';
import { Name } from '../../ui/display/name';
import { ListSkeleton } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';
import { countsQuery } from './queries';

/** The lists of the screen, in the order of their urgency. */
export const shownLists = ['reports', 'appeals', 'flags', 'closed'] as const satisfies readonly CaseList[];

export type ShownList = (typeof shownLists)[number];

interface CaseQueueProps {
  list: ShownList;
  cases: UseInfiniteQueryResult<InfiniteData<{ cases: CaseLine[] }>>;
  chosen: string | undefined;
  onShow: (list: ShownList, id?: string) => void;
}

const listLabels: Readonly<Record<ShownList, string>> = {
  reports: 'Reports',
  appeals: 'Appeals',
  flags: 'Found',
  closed: 'Closed',
};

const noCases: Readonly<Record<ShownList, string>> = {
  reports: 'No open reports',
  appeals: 'No appeals to answer',
  flags: 'No new profile waits, and no picture is on two pages',
  closed: 'No closed cases',
};

/** One list of cases, and the choice of the list with the number of cases that wait in each. */
export function CaseQueue({ list, cases, chosen, onShow }: CaseQueueProps) {
  const { data: counts } = useQuery(countsQuery);
  return (
    <Card as="section" pad={false} aria-label="Cases">
      <div
        className="grid grid-cols-4 gap-px overflow-hidden rounded-t border-b border-hairline bg-hairline"
        role="group"
        aria-label="Which cases"
      >
        {shownLists.map((each) => (
          <button
            key={each}
            type="button"
            className="grid min-h-tap content-center bg-surface px-1 py-1.5 text-small font-semibold focus-visible:-outline-offset-4 aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={each === list}
            onClick={() => onShow(each)}
          >
            {listLabels[each]}{' '}
            <span className="text-micro font-medium tabular-nums">
              {each === 'closed' ? '' : (counts?.[each].toLocaleString('en') ?? '')}
            </span>
          </button>
        ))}
      </div>
      {list === 'flags' && (
        <p className="border-b border-hairline px-4 py-2 text-micro text-muted">
          The server found these: pictures that two pages show, and new profiles that wait.
        </p>
      )}
      {cases.data && (
        <Lines
          cases={cases.data.pages.flatMap((page) => page.cases)}
          nothing={noCases[list]}
          chosen={chosen}
          onShow={(id) => onShow(list, id)}
        />
      )}
      {cases.isPending && <ListSkeleton rows={3} />}
      {cases.hasNextPage && (
        <div className="border-t border-hairline p-3">
          <Button block busy={cases.isFetchingNextPage} onClick={() => void cases.fetchNextPage()}>
            Show more cases
          </Button>
        </div>
      )}
    </Card>
  );
}

interface LinesProps {
  cases: CaseLine[];
  nothing: string;
  chosen: string | undefined;
  onShow: (id: string) => void;
}

function Lines({ cases, nothing, chosen, onShow }: LinesProps) {
  if (cases.length === 0) return <p className="p-4 text-muted">{nothing}</p>;
  return (
    <ul className="divide-y divide-hairline" role="list">
      {cases.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            className="grid w-full gap-x-3 gap-y-0.5 px-4 py-3 text-start hover:bg-wash focus-visible:-outline-offset-4 aria-[current=true]:bg-action-tint"
            aria-current={line.id === chosen}
            onClick={() => onShow(line.id)}
          >
            <span className="text-small font-semibold text-orange-ink">{titleOf(line)}</span>
            <Name className="truncate font-semibold">{line.page.businessName}</Name>
            <span className="flex flex-wrap justify-between gap-x-3 text-micro text-muted">
              <span>
                {line.imageId ? 'A picture' : 'Whole page'}
                {line.kind === 'report' && `, ${reportsWords(line)}`}
              </span>
              <span>{relativeTime(line.closedAt ?? line.openedAt)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const kindLabels: Readonly<Record<string, string>> = {
  'new profile': 'Held, new profile',
  'same picture': 'Same picture twice',
  'returned account': 'Back after a decision',
};

/** Returns why the operator has to look at a case. */
export function titleOf({ kind, reason }: Pick<CaseLine, 'kind' | 'reason'>): string {
  return kind === 'report' ? reasonLabel(reason ?? '') : (kindLabels[kind] ?? kind);
}
