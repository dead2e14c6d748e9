import type { MouseEvent } from 'react';

interface ErrorSummaryProps {
  /** In the order of the form; `id` is the id of the linked control. */
  items: readonly { id: string; label: string; isEmpty: boolean }[];
}

/** Links to every invalid field, above a refused form. Renders nothing if there is none. */
export function ErrorSummary({ items }: ErrorSummaryProps) {
  if (items.length === 0) return null;
  return (
    <div
      className="mb-6 grid gap-1 rounded border border-s-4 border-danger bg-danger-tint px-4 py-3.5 text-compact text-danger-ink"
      role="alert"
    >
      <b>
        Please {items.every(({ isEmpty }) => isEmpty) ? 'fill in' : 'check'} {items.length}{' '}
        {items.length === 1 ? 'answer' : 'answers'}
      </b>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5" role="list">
        {items.map(({ id, label }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-7 items-center text-inherit"
              href={`#${id}`}
              onClick={(event) => focusInstead(event, id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the control without changing the URL: a fragment would add a history entry. */
function focusInstead(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
