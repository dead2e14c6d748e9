import { useInfiniteQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { ApiError } from '../../lib/api/api-error';
import { usePageTitle } from '../../lib/navigation/page-title';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/controls/button';
import { LoadError } from '../../ui/feedback/load-error';
import { AppFrame, AppMain } from '../../ui/layout/app-frame';
import { PageHead } from '../../ui/layout/page-head';
import { PlainHeader } from '../../ui/layout/plain-header';
import { CaseQueue, type ShownList, shownLists } from './case-queue';
import { CaseView } from './case-view';
import { casesQuery } from './queries';
import '../../styles/later.css';

/**
 * The cases, and the chosen one beside them; below 900 px one of the two. Users who are not operators see `children`
 * instead.
 */
export function OperatorPage({ children }: { children?: ReactNode }) {
  usePageTitle('Operator');
  const [search, setSearch] = useSearchParams();
  const list = shownLists.find((each) => each === search.get('list')) ?? 'reports';
  const chosen = search.get('case') ?? undefined;
  const cases = useInfiniteQuery(casesQuery(list));
  if (cases.error instanceof ApiError && cases.error.status === 404) return children;
  const show = (next: ShownList, id?: string) => setSearch({ list: next, ...(id && { case: id }) });
  return (
    <AppFrame>
      <PlainHeader ownHref={paths.dashboard()} />
      <AppMain>
        <div className={cx(chosen && 'max-shell:sr-only')}>
          <PageHead title="Operator" subtitle="Reports, appeals, and what the server found" />
        </div>
        <div className="grid gap-6 shell:cols-start-76 shell:items-start">
          <div className={cx('grid gap-3', chosen && 'max-shell:hidden')}>
            <CaseQueue list={list} cases={cases} chosen={chosen} onShow={show} />
            {cases.isError && <LoadError title="The cases did not load" error={cases.error} retry={cases.refetch} />}
            <a className={buttonClass({ variant: 'ghost', size: 's' }, 'justify-self-start')} href="/api/operator/log">
              Download the log
            </a>
          </div>
          {chosen && <CaseView key={chosen} id={chosen} onBack={() => show(list)} />}
        </div>
      </AppMain>
    </AppFrame>
  );
}
