import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { dataTag, headTags } from './head-tags';

const hostile = `</script></title><img src=x onerror="alert(1)"><!-- ' " & \u2028\u2029 ‏خياط \u{1F9F5} $& --> <script>`;

function parsed(html: string) {
  const { document } = new Window();
  document.write(`<!doctype html><html><head>${html}</head><body></body></html>`);
  return document;
}

const head = {
  title: hostile,
  description: hostile,
  canonical: 'https://seamfolk.example/discover?city=%22&country=%3C',
  card: { type: 'profile', image: 'https://seamfolk.example/card.jpg', imageAlt: hostile },
  thing: { '@context': 'https://schema.org', '@type': 'LocalBusiness', name: hostile },
} as const;

describe('a hostile text', () => {
  const document = parsed(headTags(head) + dataTag({ answers: [{ key: ['a', hostile], data: hostile }] }));

  it('creates no element', () => {
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect([...document.querySelectorAll('script')].map((script) => script.type)).toEqual([
      'application/ld+json',
      'application/json',
    ]);
  });

  it('is unchanged in text and in attributes', () => {
    const content = (name: string) => document.querySelector(`[property="${name}"]`)?.getAttribute('content');
    expect(document.querySelector('title')?.textContent).toBe(hostile);
    for (const name of ['og:title', 'og:description', 'og:image:alt']) expect(content(name)).toBe(hostile);
    expect(document.querySelector('link')?.getAttribute('href')).toBe(head.canonical);
  });

  it('is unchanged in JSON', () => {
    const [thing, data] = [...document.querySelectorAll('script')].map((script) => script.textContent ?? '');
    expect(JSON.parse(thing ?? '')).toEqual(head.thing);
    expect(JSON.parse(data ?? '')).toEqual({ answers: [{ key: ['a', hostile], data: hostile }] });
    for (const text of [thing, data]) expect(text).not.toMatch(/[<>\u2028\u2029]/);
  });
});

describe('a plain head', () => {
  it('has a title and no link preview', () => {
    const tags = headTags({ title: 'Seamfolk', isHidden: true });
    expect(tags.match(/<[a-z]+/g)).toEqual(['<title', '<meta']);
    expect(tags).toContain('<meta name="robots" content="noindex" />');
  });
});
