import { icon } from './icon';

/** The icons of a visitor's first view. Others are in contact-icons.tsx, later-icons.tsx, workroom-icons.tsx and the files of one icon. */

export const SearchIcon = icon(
  <>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="m15.6 15.6 4.9 4.9" />
  </>,
);
export const XIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
export const CheckIcon = icon(<path d="m5 12.5 4.6 4.7L19.5 7" />);
export const PinIcon = icon(
  <>
    <path d="M10 17.5s5.5-4.7 5.5-9.2a5.5 5.5 0 0 0-11 0c0 4.5 5.5 9.2 5.5 9.2z" />
    <circle cx="10" cy="8.2" r="2" />
  </>,
  { grid: 20 },
);
