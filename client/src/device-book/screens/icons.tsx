import { icon } from '../../ui/display/icon';

/** A thread that is cut: no connection. */
export const CutThreadIcon = icon(
  <>
    <path d="M3 8c2.5-3 5-3 6.5 0M14.5 16c1.5 3 4 3 6.5 0" />
    <path d="M8 16.5 16 7.5" strokeDasharray="2.5 3" />
  </>,
);

/** Another device than this one. */
export const OtherDeviceIcon = icon(
  <>
    <rect x="5" y="3" width="14" height="18" rx="2" />
    <path d="M11 18h2" />
  </>,
);
