/** Runs in the page before its own scripts: records errors across the pages of one tab. */
export const preload = `
  let isLeaving = false; // Firefox reports a module that it has stopped loading because of that
  addEventListener('beforeunload', () => (isLeaving = true));
  const keep = (text) => isLeaving || sessionStorage.setItem('problems', JSON.stringify([...JSON.parse(sessionStorage.getItem('problems') ?? '[]'), text]));
  addEventListener('error', (event) => event.error && keep('error: ' + event.error));
  addEventListener('unhandledrejection', (event) => keep('rejection: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => keep('CSP: ' + event.effectiveDirective + ' ' + event.blockedURI));
`;

/** The functions of a journey that run in the page. They are sent as text, so they cannot use anything from outside. */
export const tools = () => {
  const isShown = (element: Element) => element.getClientRects().length > 0 && !element.closest('[inert]');
  const wordsOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const words = [element.getAttribute('aria-label'), element.textContent, element.getAttribute('placeholder')];
    return [...words, ...[...labels].map((label) => label.textContent)].join(' ').replace(/\s+/g, ' ');
  };
  /** Finds the first visible element of a selector with these words in its text, label or placeholder; in an open dialog if any. */
  const find = (selector: string, words = '') => {
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].pop() ?? document;
    return [...top.querySelectorAll<HTMLElement>(selector)].find(
      (element) => isShown(element) && wordsOf(element).includes(words),
    );
  };
  return {
    has: (selector: string, words?: string) => find(selector, words) !== undefined,
    click: (selector: string, words?: string) => {
      const element = find(selector, words);
      element?.focus();
      element?.click();
      return element !== undefined;
    },
    fill: (words: string, text: string) => {
      const field = find('input, textarea', words);
      if (!field) return false;
      const type = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      field.focus();
      Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    },
    upload: async () => {
      const field = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
      if (!field) return false;
      const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = '#0b6b4f';
      context?.fillRect(0, 0, 600, 800);
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      const transfer = new DataTransfer();
      transfer.items.add(new File([picture ?? ''], 'emerald.png', { type: 'image/png' }));
      field.files = transfer.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    pictureIsShown: (alt: string) =>
      [...document.images].some((image) => image.alt.includes(alt) && image.complete && image.naturalWidth > 0),
    /** Returns whether the layout is the phone's: no horizontal overflow, and the navigation is at the bottom. */
    isPhoneLayout: () =>
      document.documentElement.scrollWidth <= innerWidth &&
      getComputedStyle(document.querySelector('[data-bottom-bar]') ?? document.body).position === 'fixed',
    create: async (businessName: string, profileSlug: string) => {
      const response = await fetch('/api/tailors', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          businessName,
          profileSlug,
          city: 'Lagos',
          country: 'Nigeria',
          primaryServiceCategories: ['Alterations & Repairs'],
        }),
      });
      return response.status;
    },
    /** Returns whether this device has a copy of the whole book, with this number of records. */
    bookIsKept: async (records: number) => {
      const userId = localStorage.getItem('seamfolk-book');
      if (!userId) return false;
      return await new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(`seamfolk-${userId}`);
        opening.onerror = () => reject(new Error('The book does not open'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['meta', 'measurements']);
          const feed = reading.objectStore('meta').get('feed') as IDBRequest<{ isComplete: boolean } | undefined>;
          const count = reading.objectStore('measurements').count();
          reading.oncomplete = () => {
            opening.result.close();
            resolve(feed.result?.isComplete === true && count.result === records);
          };
        };
      });
    },
    workerIsReady: async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    /** What the browser does when its user comes back to the page. */
    comeBack: () => void dispatchEvent(new Event('focus')),
    countClients: async (name: string) => {
      const clients = (await (await fetch('/api/customers')).json()) as { name: string }[];
      return clients.filter((client) => client.name === name).length;
    },
    at: () => location.pathname + location.search,
    ready: () => document.readyState === 'complete' && document.fonts.status === 'loaded',
    problems: () => JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[],
  };
};

export type Tools = ReturnType<typeof tools>;
