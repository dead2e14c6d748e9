import { icon } from './icon';

/** The icons of parts of public pages that load after the first view (`lazyPart`). */

export const GalleryIcon = icon(
  <>
    <rect x="3.5" y="4" width="17" height="16" rx="2" />
    <path d="M12 7.2c0-1.3 1.8-1.2 1.7 0 0 .9-1.7.9-1.7 2.2l-5.2 3.9c-.7.6-.3 1.5.5 1.5h9.4c.8 0 1.2-.9.5-1.5L12 9.4" />
  </>,
);
export const DownloadIcon = icon(<path d="M12 4.5v11M7 11l5 5 5-5M4.5 15.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3.5" />);
export const ShareIcon = icon(<path d="M10 12.5V2.8M6.5 6 10 2.5 13.5 6M5 9.5H4v7.5h12V9.5h-1" />, { grid: 20 });
export const LinkIcon = icon(
  <path d="M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-.9.9M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l.9-.9" />,
  { grid: 20 },
);
export const QrIcon = icon(
  <>
    <path d="M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3z" />
    <path d="M12 12h1.7v1.7M17 12v2.5M12 17h2.5M17 17h.01" />
  </>,
  { grid: 20 },
);
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M3.5 17c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5" />
  </>,
  { grid: 20 },
);
export const ChevronIcon = icon(<path d="m9.5 6 6 6-6 6" />, { pointing: true });
