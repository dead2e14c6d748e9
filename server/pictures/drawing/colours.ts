/** The colours of drawn files: those of the light theme. */
export const colours = {
  paper: '#FBF8F3',
  ink: '#1D1B18',
  muted: '#575045',
  orange: '#D9662B',
  orangeTint: '#FBE9DD',
  orangeInk: '#8F3F12',
  green: '#0B6B4F',
  hairline: '#E3DACB',
  thread: '#C9BBA4',
  white: '#FFFFFF',
};
