import { Window } from 'happy-dom';
import { PAGE_DATA_ID, type PageData } from '@shared/pages/page-data';

/** Parses a page as a reader without scripts sees it. */
export function readPage({ text }: { text: string }) {
  const { document } = new Window();
  document.write(text);
  const metas = [...document.querySelectorAll('meta')].map((meta) => [
    meta.getAttribute('property') ?? meta.getAttribute('name'),
    meta.getAttribute('content'),
  ]);
  const thing = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return {
    document,
    title: document.title,
    /** The content of every meta element by its name or property. */
    meta: Object.fromEntries(metas) as Record<string, string | undefined>,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    data: JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData,
    thing: thing ? (JSON.parse(thing) as Record<string, unknown>) : undefined,
  };
}
