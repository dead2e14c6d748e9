import { BRAND } from '@shared/site/brand';
import { PAGE_DATA_ID, type PageData } from '@shared/pages/page-data';
import type { Code } from '../http/page';
import { escaped, scriptJson } from './escape';
import type { PageHead } from './page';

/** Returns the tags of a page's head. */
export function headTags(head: PageHead): string {
  const { title, description, canonical, isHidden, thing } = head;
  return lines([
    `<title>${escaped(title)}</title>`,
    description && meta('name', 'description', description),
    isHidden && meta('name', 'robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escaped(canonical)}" />`,
    ...cardTags(head),
    thing && `<script type="application/ld+json">${scriptJson(thing)}</script>`,
  ]);
}

/** Returns tags that let the browser load a page's code in parallel with the app's. */
export function codeTags({ scripts, styles }: Code): string {
  return lines([
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${escaped(href)}" />`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${escaped(href)}" />`),
  ]);
}

/** Returns the element that `readPageData` of the client reads. */
export function dataTag(data: PageData): string {
  return `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`;
}

function cardTags({ title, card, canonical, description }: PageHead): string[] {
  if (!card) return [];
  const openGraph: [string, string | undefined][] = [
    ['og:site_name', BRAND],
    ['og:locale', 'en_US'],
    ['og:type', card.type],
    ['og:title', card.title ?? title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', card.image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', card.imageAlt],
  ];
  const twitter: [string, string | undefined][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', card.title ?? title],
    ['twitter:description', description],
    ['twitter:image', card.image],
    ['twitter:image:alt', card.imageAlt],
  ];
  return [
    ...openGraph.map(([name, content]) => (content ? meta('property', name, content) : '')),
    ...twitter.map(([name, content]) => (content ? meta('name', name, content) : '')),
  ];
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escaped(content)}" />`;
}

function lines(tags: (string | false | undefined)[]): string {
  return tags.filter(Boolean).join('\n    ');
}
