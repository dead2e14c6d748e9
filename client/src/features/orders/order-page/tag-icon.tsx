import { icon } from '../../../ui/display/icon';

export const TagIcon = icon(
  <>
    <path d="M6.5 9.5 12 4l5.5 5.5V19a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19z" />
    <path d="M12 9.3h.01" strokeWidth="2.6" />
  </>,
);
