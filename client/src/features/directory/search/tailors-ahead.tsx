import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { PublicTailor } from '@shared/directory/contract';
import { pageAt } from '@shared/pages/pages';
import { useEffect } from 'react';
import { callAndRead } from '../../../lib/api/api';
import { TailorScreen } from '../tailor-page/tailor-screen';
import { listedTailor } from '../tailor-page/listed-tailor';
import { portfolioQuery, tailorCall, tailorQuery } from '../tailor-page/queries';

/** Time in milliseconds within which a finger that scrolls has moved far enough for the browser to say so. */
const untilScroll = 60;

/** Time in milliseconds that the first view's own pictures and fonts have for themselves after the page has loaded. */
const ownTime = 2_000;

/**
 * Makes the page of a tailor ready before its link is pressed: loads its code when the browser is idle, and its data when a
 * press begins, unless the press becomes a scroll. Renders nothing.
 */
export function TailorsAhead() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (event: PointerEvent) => {
      const slug = event.button === 0 && tailorAt(event.target);
      if (!slug) return;
      void loadCode();
      clearTimeout(timer);
      timer = setTimeout(() => void loadData(queryClient, slug), event.pointerType === 'mouse' ? 0 : untilScroll);
    };
    addEventListener('pointerdown', press, { signal, passive: true });
    // The browser takes a press over to scroll.
    addEventListener('pointercancel', () => clearTimeout(timer), { signal });
    whenIdle(() => void (signal.aborted || loadCodeQuietly()));
    return () => listening.abort();
  }, [queryClient]);
  return null;
}

/** Returns the slug of the tailor to whose page a pressed link leads. */
function tailorAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest('a');
  const page = link && link.origin === location.origin ? pageAt(link.pathname) : undefined;
  return page?.name === 'tailor' ? page.params.slug : undefined;
}

/**
 * Loads the profile and, for a tailor of the list, the pictures. The server counts no view of a page that is not opened: its
 * request names the purpose, and the opened page, which shows this profile, asks for it again.
 */
async function loadData(queryClient: QueryClient, slug: string): Promise<void> {
  const listed = listedTailor(queryClient, slug);
  if (listed) void queryClient.prefetchQuery(portfolioQuery(listed.id));
  const { queryKey } = tailorQuery(slug);
  if (queryClient.getQueryData(queryKey)) return;
  const read = (response: Response) => response.json() as Promise<PublicTailor>;
  const queryFn = () => callAndRead(tailorCall, { params: { slug } }, read, { Purpose: 'prefetch' });
  await queryClient.prefetchQuery({ queryKey, queryFn });
  await queryClient.invalidateQueries({ queryKey, exact: true });
}

/** The page itself shows a failure. */
const loadCode = () => TailorScreen.load().catch(() => undefined);

/** Loads the code of the page while the visitor reads the list, which a failure must not reload (lib/pages/release.ts). */
async function loadCodeQuietly(): Promise<void> {
  const keepPage = (event: Event) => event.stopImmediatePropagation();
  addEventListener('vite:preloadError', keepPage, true);
  await loadCode();
  removeEventListener('vite:preloadError', keepPage, true);
}

/** Runs `work` when the page has loaded and the browser has nothing to do. Does not, if the visitor wants to save data. */
function whenIdle(work: () => void): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Safari has no requestIdleCallback.
  const { requestIdleCallback = setTimeout } = window as { requestIdleCallback?: (work: () => void) => unknown };
  const wait = () => void setTimeout(() => requestIdleCallback(work), ownTime);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
