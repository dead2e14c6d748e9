import { useQuery } from '@tanstack/react-query';
import type { Case } from '@shared/moderation/cases';
import { useId } from 'react';
import { useInView } from '../../lib/use-in-view';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { Badge } from '../../ui/display/badge';
import { BackIcon } from '../../ui/display/back-icon';
import { relativeTime } from '../../ui/display/relative-time';
import { LoadError } from '../../ui/feedback/load-error';
import { ListSkeleton } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';
import { AnswerForm } from './answer-form';
import { Decision, Log, Part, Reports } from './case-parts';
import { CasePictures } from './case-pictures';
import { titleOf } from './case-queue';
import { DecideForm } from './decide-form';
import { PageContent } from './page-content';
import { caseQuery } from './queries';

/** A case: what it is about, what was said, what was decided, and the form to decide. */
export function CaseView({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, isPending, isError, error, refetch } = useQuery(caseQuery(id));
  return (
    <Card as="article" className="grid gap-5" aria-label="Case">
      <Button variant="ghost" className="-ms-3 justify-self-start shell:hidden" onClick={onBack}>
        <BackIcon />
        All cases
      </Button>
      {isPending && <ListSkeleton rows={4} />}
      {isError && <LoadError title="The case did not load" error={error} retry={refetch} />}
      {data && <Whole about={data} />}
    </Card>
  );
}

function Whole({ about }: { about: Case }) {
  const appealed = about.decisions.find(({ appeal }) => appeal && !appeal.answeredAt);
  const formId = useId();
  const [form, isFormInView] = useInView<HTMLDivElement>('0px', true);
  return (
    <>
      <Head about={about} />
      <div className="grid grid-cols-1 gap-5 xl:cols-end-76 xl:items-start">
        <div className="grid grid-cols-1 gap-5">
          <CasePictures about={about} />
          <Said about={about} />
          <Reports about={about} />
          {about.decisions.length > 0 && (
            <Part title="Decisions">
              {about.decisions.map((decision) => (
                <Decision key={decision.id} decision={decision} />
              ))}
            </Part>
          )}
          <Log lines={about.log} />
        </div>
        <div
          ref={form}
          className="xl:sticky xl:top-below-bar xl:-m-1 xl:max-h-window-below-bar xl:overflow-y-auto xl:p-1"
        >
          {appealed ? (
            <AnswerForm key={appealed.id} id={formId} decision={appealed} />
          ) : (
            <DecideForm key={about.log.length} id={formId} about={about} />
          )}
        </div>
      </div>
      {!isFormInView && <ToForm id={formId} label={appealed ? 'Answer the appeal' : 'Decide'} />}
    </>
  );
}

/** Brings the form while it is below the window. From 1100 px on, the form stays beside the content. */
function ToForm({ id, label }: { id: string; label: string }) {
  const bring = () => {
    const form = document.getElementById(id);
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector<HTMLElement>('select, textarea')?.focus({ preventScroll: true });
  };
  return (
    <div className="fixed inset-x-0 bottom-0 z-25 border-t border-hairline bg-paper px-gutter pb-safe-3 pt-3 xl:hidden">
      <Button variant="primary" block onClick={bring}>
        {label}
      </Button>
    </div>
  );
}

function Head({ about }: { about: Case }) {
  const { number, page, image, imageId, closedAt, openedAt } = about;
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="text-small text-muted tabular-nums">Case {number}</p>
        <h2 className="text-h3">{titleOf(about)}</h2>
        <p className="wrap-anywhere">
          {image?.isProfilePicture ? 'The profile picture of ' : imageId ? 'A picture on ' : 'The page '}
          {page.isHidden ? page.businessName : <a href={paths.tailor(page.profileSlug)}>{page.businessName}</a>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {page.isSuspended && <Badge tone="purple">Suspended</Badge>}
        {page.isHidden && <Badge tone="purple">Page hidden</Badge>}
        <Badge tone={closedAt ? 'plain' : 'orange'}>
          {closedAt ? `Closed ${relativeTime(closedAt)}` : `Opened ${relativeTime(openedAt)}`}
        </Badge>
      </div>
    </header>
  );
}

/** What the page says: at once if the case is about the page, folded if it is about a picture. */
function Said({ about: { content, imageId } }: { about: Case }) {
  if (imageId)
    return (
      <details>
        <summary className="min-h-tap cursor-pointer content-center text-small font-semibold">
          What the page says
        </summary>
        <PageContent page={content} />
      </details>
    );
  return (
    <section className="grid gap-3" aria-label="What it says">
      <h3 className="text-small font-semibold">What it says</h3>
      <PageContent page={content} />
    </section>
  );
}
