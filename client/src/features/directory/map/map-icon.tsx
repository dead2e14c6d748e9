import { icon } from '../../../ui/display/icon';

/** Not with the other icons: only the search has it. */
export const MapIcon = icon(
  <>
    <path d="M2.8 5.2 7.5 3l5 2 4.7-2v11.8L12.5 17l-5-2-4.7 2.2z" />
    <path d="M7.5 3v12M12.5 5v12" />
  </>,
  { grid: 20 },
);
