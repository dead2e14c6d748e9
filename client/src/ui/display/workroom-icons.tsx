import { icon } from './icon';

/** The icons that only signed-in screens show: a visitor's first load does not contain them. */

export const HomeIcon = icon(<path d="M4 10.6 12 4l8 6.6V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />);
export const ClientsIcon = icon(
  <>
    <path d="M5 4.5A1.5 1.5 0 0 1 6.5 3H18a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6.5A1.5 1.5 0 0 1 5 19.5zM3 7.5h3.5M3 12h3.5M3 16.5h3.5" />
    <circle cx="12.5" cy="10" r="2.2" />
    <path d="M8.9 16.5c.5-2 1.9-3 3.6-3s3.1 1 3.6 3" />
  </>,
);
export const MeasureIcon = icon(
  <>
    <path d="M21 17.5H10.5a7 7 0 1 1 7-7c0 2.4-1.6 4-3.8 4s-3.7-1.6-3.7-3.5" />
    <path d="M21 14v7H9.5M18 17.5v1.7M15 17.5v1.7M12 17.5v1.7" />
  </>,
);
export const WalkInIcon = icon(
  <>
    <circle cx="9.5" cy="8" r="3.5" />
    <path d="M3 20c.5-4 3-6 6.5-6 1.5 0 2.8.4 3.9 1.1M18 13v7M14.5 16.5h7" />
  </>,
);
export const SettingsIcon = icon(
  <>
    <path d="M4 7h9M18.5 7H20M4 17h1.5M11 17h9" />
    <circle cx="15.7" cy="7" r="2.6" />
    <circle cx="8.2" cy="17" r="2.6" />
  </>,
);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const AddBoxIcon = icon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="3.5" />
    <path d="M12 8.5v7M8.5 12h7" />
  </>,
);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const EditIcon = icon(
  <path d="M4 20l.9-4.2L15.8 4.9a1.9 1.9 0 0 1 2.7 0l.6.6a1.9 1.9 0 0 1 0 2.7L8.2 19.1zM13.8 7l3.2 3.2" />,
);
export const TrashIcon = icon(<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5M13.7 11v5" />);
export const CallIcon = icon(
  <path d="M5 4h3.6l1.7 4.4-2.2 1.5a12 12 0 0 0 6 6l1.5-2.2L20 15.4V19a1.5 1.5 0 0 1-1.6 1.5C10.7 20 4 13.3 3.5 5.6A1.5 1.5 0 0 1 5 4z" />,
);
export const ChatIcon = icon(
  <>
    <path d="M4 20.2l1.3-3.9A8.3 8.3 0 1 1 8 19z" />
    <path d="M9.3 9.2c-.2 3 2.6 5.7 5.5 5.6l.5-1.5-1.9-1-.8.7c-.9-.4-1.4-1-1.8-1.8l.7-.8-.9-1.9z" />
  </>,
);
export const GripIcon = icon(<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.8" />);
export const SwapIcon = icon(<path d="M7 8h12l-3-3M17 16H5l3 3" />);
export const MoreIcon = icon(<path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth="2.8" />);
export const SameIcon = icon(<path d="M5 9h14M5 15h14" />);
export const KeyboardIcon = icon(
  <>
    <rect x="3" y="6" width="18" height="12" rx="1.5" />
    <path d="M6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8" strokeWidth="2" />
  </>,
);
export const DeleteKeyIcon = icon(<path d="M9 6h11v12H9l-5.5-6zM12 9.5l5 5M17 9.5l-5 5" />);
export const UploadIcon = icon(<path d="M12 15.5V4.5M7 9l5-5 5 5M4.5 15.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3.5" />);
export const LogoutIcon = icon(
  <path d="M14 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
  { pointing: true },
);
export const OpenIcon = icon(
  <path d="M13.5 4.5h6v6M19 5l-8.5 8.5M18 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1H10" />,
);
export const CameraIcon = icon(
  <>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.3" />
  </>,
);
export const CopyIcon = icon(
  <>
    <rect x="8.5" y="8.5" width="11" height="11" rx="1.5" />
    <path d="M15.5 8.5V5.5a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h3" />
  </>,
);
export const RetryIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 7.8h.01" />
  </>,
);
export const BodyIcon = icon(
  <path d="M10 3v2.5C9.5 7 6 7.5 5.5 8.5c0 3 2 3.5 2 5.5 0 2-1.500 2.5-1.5 5.5h12c0-3-1.5-3.5-1.5-5.5 0-2 2-2.5 2-5.5C18 7.5 14.5 7 14 5.5V3M12 19.5V22M7.5 13.5h9" />,
);
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14" rx="1.5" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
export const BellIcon = icon(<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />);
export const PrintIcon = icon(
  <path d="M7 9V4h10v5M7 17H4.5v-6.5A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5V17H17M7 14h10v6H7z" />,
);

/** A docket whose lower edge is pinked. */
export const OrdersIcon = icon(
  <>
    <path d="M6 20.3V5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 5v15.3l-2-1.6-2 1.6-2-1.6-2 1.6-2-1.6z" />
    <path d="M9 8h6M9 11.5h6M9 15h3.5" />
  </>,
);
