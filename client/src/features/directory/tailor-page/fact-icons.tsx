import { icon } from '../../../ui/display/icon';

export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </>,
);
export const PriceIcon = icon(
  <>
    <path d="M4 11.5V5a1 1 0 0 1 1-1h6.5l8.5 8.5-7.5 7.5z" />
    <circle cx="8.3" cy="8.3" r="1.3" />
  </>,
);
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14" rx="1.5" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
export const VisitIcon = icon(<path d="m3.5 11.5 8.5-7 8.5 7M6 9.8V20h12V9.8M10 20v-5.5h4V20" />);
export const TalkIcon = icon(
  <>
    <path d="M4 5h16v11h-8l-4.5 3.5V16H4z" />
    <path d="M8 9.5h8M8 12.5h5" />
  </>,
);
export const PaymentIcon = icon(
  <>
    <rect x="3.5" y="6" width="17" height="12" rx="1.5" />
    <path d="M3.5 10h17M7 14.5h3" />
  </>,
);
