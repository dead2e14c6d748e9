import { icon } from './icon';

/** Not with the other icons: only the search and the workroom have it. */
export const FiltersIcon = icon(
  <>
    <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
    <circle cx="13" cy="6" r="2" />
    <circle cx="7" cy="14" r="2" />
  </>,
  { grid: 20 },
);
