import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock';

/** A page that was killed gives this to whoever waits for it: its screen says nothing more. */
export class PageDied extends Error {}

/** A page of a browser. What comes to it from outside is a step: an answer of its storage or of the network, or a request that it sends. */
export interface Page {
  readonly storage: IDBFactory;
  readonly clock: Clock;
  readonly isAlive: () => boolean;
  /** Runs code of this page. */
  run: <T>(work: () => T) => T;
  /** Hands the page something from outside. It reaches neither a dead page nor one that dies at this step. */
  receive: (work: () => void) => void;
  /** Counts a step without anything from outside. Returns whether the page still lives. */
  step: () => boolean;
  /** Runs work of the page to its end, and lets time pass when nothing but time is left to wait for. @throws PageDied */
  does: <T>(work: () => T | Promise<T>) => Promise<T>;
  /** Kills the page at its step with this number, counted from 1 and from now. */
  dieAtStep: (number: number) => void;
  /** Closes the page at once: it is killed, as a browser kills a tab. */
  die: () => void;
  /** Does something at the death of the page: what the browser does with what the page holds. Returns a function that forgets it. */
  atDeath: (work: () => void) => () => void;
}

const running = new AsyncLocalStorage<Page | undefined>();

/** The page whose code runs, also behind an `await` and in a timer; undefined in the code of tests and of the server. */
export const currentPage = (): Page | undefined => running.getStore();

/** Runs work that belongs to no page: the browser's own, or the server's. */
export const outsidePages = <T>(work: () => T): T => running.run(undefined, work);

export function aPage(storage: IDBFactory, clock: Clock): Page {
  const deathWork = new Set<() => void>();
  let isAlive = true;
  let stepsLeft = Number.POSITIVE_INFINITY;
  let tellDeath = () => {};
  const death = new Promise<void>((resolve) => (tellDeath = resolve));

  const page: Page = {
    storage,
    clock,
    isAlive: () => isAlive,
    run: (work) => running.run(page, work),
    step: () => {
      stepsLeft -= 1;
      if (stepsLeft <= 0) page.die();
      return isAlive;
    },
    receive: (work) => {
      if (isAlive && page.step()) page.run(work);
    },
    does: async (work) => {
      if (!isAlive) throw new PageDied();
      if (currentPage() === page) return work();
      const result = page.run(async () => work());
      const died = death.then(() => {
        throw new PageDied();
      });
      return clock.passUntil(Promise.race([result, died]));
    },
    dieAtStep: (number) => (stepsLeft = number),
    die: () => {
      if (!isAlive) return;
      isAlive = false;
      for (const work of deathWork) outsidePages(work);
      clock.forget(page);
      tellDeath();
    },
    atDeath: (work) => {
      deathWork.add(work);
      return () => void deathWork.delete(work);
    },
  };
  return page;
}
