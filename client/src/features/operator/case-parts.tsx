import type { Case } from '@shared/moderation/cases';
import { lastingActs, hold } from '@shared/moderation/acts';
import { actWords, reportsWords } from '@shared/moderation/case-words';
import { groundSentence, reasonLabel } from '@shared/moderation/report-reasons';
import type { ReactNode } from 'react';
import { relativeTime } from '../../ui/display/relative-time';

/** What was said, and by how many. Empty for a case that the server opened: its title says what was found. */
export function Reports({ about: { kind, reportList, reports, senders } }: { about: Case }) {
  if (kind !== 'report') return null;
  return (
    <Part
      title="Reports"
      note={
        senders !== null &&
        reports > 1 &&
        `${reportsWords({ reports, senders })}. Visitors are told apart by their internet connection.`
      }
    >
      {reportList.map(({ id, reference, reason, text, email, createdAt }) => (
        <li key={id}>
          <p className="wrap-anywhere whitespace-pre-line">{text ?? <span className="text-muted">No words</span>}</p>
          <small className="text-micro text-muted">
            {reasonLabel(reason)}, {relativeTime(createdAt)}, {reference},{' '}
            {email ? <a href={`mailto:${email}?subject=${reference}`}>{email}</a> : 'no address'}
          </small>
        </li>
      ))}
    </Part>
  );
}

/** Who did what, the latest act first. */
export function Log({ lines }: { lines: Case['log'] }) {
  return (
    <Part title="Log">
      {lines.map(({ seq, at, act, by }) => (
        <li key={seq} className="grid cols-start-auto gap-x-3 text-small">
          <time className="text-muted tabular-nums" dateTime={at}>
            {at.slice(0, 16).replace('T', ' ')}
          </time>
          <span className="wrap-anywhere">
            {actWords(act)} <span className="text-muted">by {by}</span>
          </span>
        </li>
      ))}
    </Part>
  );
}

/** A decision of the case with its appeal. */
export function Decision({ decision }: { decision: Case['decisions'][number] }) {
  const { act, by, ground, explanation, note, createdAt, endedAt, appeal } = decision;
  const isToldTheReason = lastingActs.some((each) => each === act) && act !== hold;
  return (
    <li className="grid gap-1">
      <p className="wrap-anywhere">
        <strong>{actWords(act)}</strong>
        {by && ` by ${by}`}
        {isToldTheReason && `: ${groundSentence(ground)}`} {explanation}
      </p>
      {note && <p className="text-small wrap-anywhere text-muted">Note: {note}</p>}
      {appeal && (
        <p className="border-s-2 border-thread ps-3 wrap-anywhere whitespace-pre-line">
          Appeal: {appeal.text}
          {appeal.answeredAt && ` - ${appeal.granted ? 'overturned' : 'upheld'}. ${appeal.answer ?? ''}`}
        </p>
      )}
      <small className="text-micro text-muted">
        {relativeTime(createdAt)}
        {endedAt && endedAt !== createdAt && `, ended ${relativeTime(endedAt)}`}
      </small>
    </li>
  );
}

interface PartProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A titled list of the case. */
export function Part({ title, note, children }: PartProps) {
  return (
    <section className="grid gap-2" aria-label={title}>
      <h3 className="text-small font-semibold">{title}</h3>
      {note && <p className="text-micro text-muted">{note}</p>}
      <ul className="grid gap-3" role="list">
        {children}
      </ul>
    </section>
  );
}
