import { icon } from './icon';

/** The icons of the ways to reach a person. */

export const PhoneIcon = icon(
  <path d="M4.2 2.8h2.6l1.4 3.6-1.8 1.4c.9 2 2.6 3.7 4.7 4.7l1.4-1.8 3.6 1.4v2.6c0 .9-.7 1.5-1.6 1.5C8.4 15.8 3 10.3 2.7 4.4c0-.9.6-1.6 1.5-1.6z" />,
  { grid: 20 },
);
export const WhatsappIcon = icon(
  <>
    <path d="M10 2.8a7.2 7.2 0 0 0-6.2 10.8L2.8 17.2l3.7-1A7.2 7.2 0 1 0 10 2.8z" />
    <path d="M7.4 7.2c-.6 2.6 2.7 5.8 5.2 5.2l.5-1.4-1.6-.9-.8.7c-.7-.3-1.3-.9-1.6-1.6l.7-.8-.9-1.6z" />
  </>,
  { grid: 20 },
);
export const MessageIcon = icon(
  <>
    <path d="M3.5 4h13a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H9l-4 3v-3H3.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z" />
    <path d="M6.5 8h7M6.5 10.7h4.5" />
  </>,
  { grid: 20 },
);
