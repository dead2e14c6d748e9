import { expect, it } from 'vitest';
import { readSearchHeaders, searchHeaders } from './search-headers';

const path = '/api/tailors/search';
const near = { place: null, alternatives: [], text: 'Ìbàdàn, Nigeria' } as never;

it.each([
  ['a middle page', { total: 120, more: false, next: '24', near, picturesUrl: 'https://pictures.example/public/' }],
  [
    'a last page that was not counted to its end',
    { total: 1000, more: true, next: undefined, picturesUrl: '/pictures/' },
  ],
])('decodes what it encoded: %s', (_what, page) => {
  const headers = new Headers(searchHeaders(page, path, new URLSearchParams('q=Adé&cursor=0')));
  expect(readSearchHeaders(headers, 0)).toEqual(page);
});

it('keeps the filters of the request in the address of the next page', () => {
  const { Link } = searchHeaders(
    { total: 30, more: false, next: '24', picturesUrl: '/pictures/' },
    path,
    new URLSearchParams('q=bridal&cursor=0'),
  );
  expect(Link).toBe(`<${path}?q=bridal&cursor=24>; rel="next"`);
});

it('uses the number of rows as the total, and the pictures of this server, if the headers are missing', () => {
  const facts = { total: 7, more: false, next: undefined, picturesUrl: '/pictures/' };
  expect(readSearchHeaders(new Headers(), 7)).toEqual(facts);
});
