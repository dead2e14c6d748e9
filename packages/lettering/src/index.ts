export { type EastAsianLanguage, tidy } from './letters';
export { textBlock, type TextBlock, type TextRoom } from './text-block';
