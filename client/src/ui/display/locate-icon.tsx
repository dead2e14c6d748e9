import { icon } from './icon';

/** Not with the other icons: only the search by place has it. */
export const LocateIcon = icon(
  <>
    <circle cx="10" cy="10" r="5" />
    <path d="M10 2v3M10 15v3M2 10h3M15 10h3" />
  </>,
  { grid: 20 },
);
