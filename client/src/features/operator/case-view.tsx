import { useQuery } from '@tanstack/react-query';
import type { Case, CasePicture } from '@shared/cases';
import { groundSentence, reasonLabel } from '@shared/report-reasons';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { Badge } from '../../ui/display/badge';
import { BackIcon } from '../../ui/display/icons';
import { relativeTime } from '../../ui/display/relative-time';
import { LoadError } from '../../ui/feedback/load-error';
import { ListSkeleton } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';
import { AnswerForm } from './answer-form';
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
  const appeal = about.decisions.find((decision) => decision.appeal && !decision.appeal.answeredAt);
  return (
    <>
      <Head about={about} />
      <Pictures about={about} />
      <Said about={about} />
      <Part title="Reports">
        {about.reportList.map(({ id, reference, reason, text, email, createdAt }) => (
          <li key={id}>
            <p className="whitespace-pre-line">{text ?? <span className="text-muted">No words</span>}</p>
            <small className="text-micro text-muted">
              {reasonLabel(reason)}, {relativeTime(createdAt)}, {reference},{' '}
              {email ? <a href={`mailto:${email}?subject=${reference}`}>{email}</a> : 'no address'}
            </small>
          </li>
        ))}
      </Part>
      {about.decisions.length > 0 && (
        <Part title="Decisions">
          {about.decisions.map((decision) => (
            <Decision key={decision.id} decision={decision} />
          ))}
        </Part>
      )}
      <Part title="Log">
        {about.log.map(({ seq, at, act, actor }) => (
          <li key={seq} className="flex flex-wrap gap-x-3 text-small">
            <time className="text-muted tabular-nums" dateTime={at}>
              {at.slice(0, 16).replace('T', ' ')}
            </time>
            <span className="wrap-anywhere">
              {act} <span className="text-muted">({actor})</span>
            </span>
          </li>
        ))}
      </Part>
      {appeal && <AnswerForm key={appeal.id} decision={appeal} />}
      <DecideForm key={about.log.length} about={about} />
    </>
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

/** The picture that the case is about and, beside it at the same size, the same picture of another page. */
function Pictures({ about: { image, imageId, other, page } }: { about: Case }) {
  if (!image && !other) return imageId && <p className="text-muted">The owner has deleted this picture.</p>;
  return (
    <div className="grid max-w-150 grid-cols-2 gap-3">
      {image ? (
        <Picture picture={image} />
      ) : (
        <p className="text-muted">{page.businessName} has removed this picture.</p>
      )}
      {other && <Picture picture={other} isOther />}
    </div>
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

function Picture({ picture, isOther = false }: { picture: CasePicture; isOther?: boolean }) {
  const { imageUrl, width, height, caption, createdAt, isHidden, businessName, profileSlug } = picture;
  return (
    <figure className="grid content-start gap-1.5">
      <img
        src={imageUrl}
        alt={isOther ? `The same picture at ${businessName}` : `The picture at ${businessName}`}
        width={width ?? undefined}
        height={height ?? undefined}
        className="h-auto w-full rounded border border-hairline"
      />
      <figcaption className="text-micro wrap-anywhere text-muted">
        {caption && <span className="block text-small text-ink">{caption}</span>}
        {isOther && (
          <>
            <a href={paths.tailor(profileSlug)}>{businessName}</a>,{' '}
          </>
        )}
        put up {relativeTime(createdAt)}
        {isHidden && ', hidden'}
      </figcaption>
    </figure>
  );
}

function Decision({ decision }: { decision: Case['decisions'][number] }) {
  const { act, ground, explanation, note, createdAt, endedAt, appeal } = decision;
  return (
    <li className="grid gap-1">
      <p>
        <strong>{act}</strong>: {groundSentence(ground)} {explanation}
      </p>
      {note && <p className="text-small text-muted">Note: {note}</p>}
      {appeal && (
        <p className="border-s-2 border-thread ps-3 whitespace-pre-line">
          Appeal: {appeal.text}
          {appeal.answeredAt && ` - ${appeal.granted ? 'granted' : 'refused'}. ${appeal.answer ?? ''}`}
        </p>
      )}
      <small className="text-micro text-muted">
        {relativeTime(createdAt)}
        {endedAt && endedAt !== createdAt && `, ended ${relativeTime(endedAt)}`}
      </small>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2" aria-label={title}>
      <h3 className="text-small font-semibold">{title}</h3>
      <ul className="grid gap-3" role="list">
        {children}
      </ul>
    </section>
  );
}
