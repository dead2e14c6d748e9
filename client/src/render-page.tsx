import type { LinkPage } from '@shared/orders/linked-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { PageRequest } from '@shared/pages/page-data';
import { loadFirstScreen } from './app';
import { LinkScreen } from './features/orders/client-page/link-screen';
import { loadSession, Root } from './root';

/**
 * Returns the HTML of a public page's first view, for `#root` in index.html, including parts whose code loads later in a
 * browser. Runs on the server, without effects.
 * @param onError receives the error of a part that could not be rendered; the browser renders that part
 */
export async function renderPage(page: PageRequest, onError: (error: unknown) => void): Promise<string> {
  const isVisitor = page.data.signedIn === false;
  await Promise.all([loadSession(page.data), loadFirstScreen(page.path, { isVisitor })]);
  const { prelude } = await prerender(<Root data={page.data} address={page} />, {
    onError,
    // Never sends a part separately: moving it to its place takes an inline script, which the security policy forbids.
    progressiveChunkSize: Infinity,
  });
  return new Response(prelude).text();
}

/** Returns the HTML of the page behind the link of an order. No browser takes it over, because it runs no script. */
export function renderLink(page: LinkPage): string {
  return renderToStaticMarkup(<LinkScreen page={page} />);
}
