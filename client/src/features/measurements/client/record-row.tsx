import { lengthParts } from '@shared/measurements/units';
import { RecordTag } from '../../../ui/display/record-tag';
import { relativeTime } from '../../../ui/display/relative-time';
import type { BookPage } from '../history/record-history';
import { RecordTime } from '../history/record-time';
import { isSpecified } from '@shared/measurements/catalogue';
import type { Value } from '@shared/measurements/contract';

interface RecordRowProps {
  page: BookPage;
  isPicked: boolean;
  onPick: () => void;
  onOpen: () => void;
}

/** A record in one row: a press opens it, and the check picks it for a comparison. */
export function RecordRow({ page: { record, values }, isPicked, onPick, onOpen }: RecordRowProps) {
  const { figures, more } = figuresOf(values);
  const { createdAt, tags } = record;
  return (
    <li className="relative flex items-center border-t border-hairline first:border-t-0 hover:bg-sunken">
      <div className="min-w-0 flex-1 pt-1 pb-3 shell:pt-2 shell:pb-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <button
            type="button"
            className="min-h-tap max-w-full text-start before:absolute before:inset-0 focus-visible:no-shadow focus-visible:outline-0 focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
            onClick={onOpen}
          >
            <RecordTag record={record} />
            <span className="sr-only"> of {relativeTime(createdAt)}</span>
          </button>
          <RecordTime record={record} className="relative" />
        </div>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-small text-muted">
          {figures.map(({ key, name, value }) => (
            <Figure key={key} name={name} text={value} />
          ))}
          {more > 0 && <span>and {more} more</span>}
        </p>
      </div>
      <label className="relative -me-3 grid min-h-tap w-tap flex-none cursor-pointer place-items-center">
        <input type="checkbox" className="m-0 size-5 accent-action" checked={isPicked} onChange={onPick} />
        <span className="sr-only">
          Compare {tags ?? 'No label'} of {relativeTime(createdAt)}
        </span>
      </label>
    </li>
  );
}

function Figure({ name, text }: { name: string; text: string }) {
  const { figure, unit } = lengthParts(text);
  return (
    <span className="wrap-anywhere">
      {name} <b className="ms-0.5 font-display text-name font-heading text-ink lining-nums tabular-nums">{figure}</b>
      {unit && <span className="text-micro"> {unit}</span>}
    </span>
  );
}

const shown = 3;

/** Returns three values of a record, the last of which is an own measure's if there is one, and the number of the other ones. */
export function figuresOf(values: readonly Value[]): { figures: readonly Value[]; more: number } {
  const own = values.find(({ key }) => !isSpecified(key));
  const first = values.slice(0, shown);
  const figures = own && !first.includes(own) ? [...first.slice(0, shown - 1), own] : first;
  return { figures, more: values.length - figures.length };
}
