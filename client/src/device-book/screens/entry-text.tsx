import { Fragment } from 'react';
import { needsSans } from '../../ui/display/name';
import type { Part } from './entry-words';

/** What an entry says, with its value in the type of figures. */
export function EntryText({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <b key={index} className={needsSans(part.value) ? undefined : valueClass} dir="auto">
        {part.value}
      </b>
    ),
  );
}

const valueClass = 'font-display font-semibold lining-nums tabular-nums';
