import { describe, expect, it } from 'vitest';
import { lackingIn } from './css.mjs';

const featuresIn = (css: string) => lackingIn(css).map(({ feature }) => feature);

describe('lackingIn', () => {
  it.each([
    ['@media (width < 640px) { a { color: red } }', '@media (range)'],
    ['@media not (min-width: 640px) { a { color: red } }', '@media not'],
    ['@media (min-width: 480px) and (not (min-width: 640px)) { a { color: red } }', '@media not'],
    ['a { min-height: 100dvh }', 'dvh'],
    ['a { height: 100vh; height: calc(100dvh - var(--bar)) }', 'dvh'],
    ['a { color: color-mix(in srgb, var(--paper) 40%, transparent) }', 'color-mix()'],
    ['.form:has(.error) { color: red }', ':has'],
    ['.card { &:hover { color: red } }', '&'],
    ['a { color: oklch(60% 0.1 20) }', 'oklch()'],
    ['a { anchor-name: --a }', 'anchor-name'],
    ['@container (min-width: 20rem) { a { color: red } }', '@container'],
  ])('finds what a browser lacks in %s', (css, feature) => {
    expect(featuresIn(css)).toContain(feature);
  });

  it.each([
    'a { height: 100vh; height: 100dvh }',
    '@supports (height: 100dvh) { a { height: 100dvh } }',
    'a { -webkit-mask: none; mask: none }',
    '@media not all and (min-width: 640px) { a { inset-inline: 0; color: rgb(0 0 0 / 0.5) } }',
    String.raw`.\[\&_\.input\]\:min-h-13 .input { color: red }`,
    String.raw`.sm\:first\:p-0:first-child { padding: 0 }`,
    'a:focus-visible, a:is(.b) { inset: 0; gap: clamp(1rem, 2vw, 2rem) }',
  ])('finds nothing in %s', (css) => {
    expect(lackingIn(css)).toEqual([]);
  });
});
