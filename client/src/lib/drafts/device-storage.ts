/**
 * The browser's storage of texts. If the browser refuses access (private mode, a full disk), reading returns null and
 * writing returns false.
 */
export const localTexts = texts(() => localStorage);

/** The same for one tab; the texts survive a reload and a sign-in. */
export const tabTexts = texts(() => sessionStorage);

function texts(storage: () => Storage) {
  const attempt = <T>(work: (storage: Storage) => T, refused: T): T => {
    try {
      return work(storage());
    } catch {
      return refused;
    }
  };
  return {
    keys: () => attempt((all) => Object.keys(all), []),
    get: (key: string) => attempt((all) => all.getItem(key), null),
    set: (key: string, text: string) => attempt((all) => (all.setItem(key, text), true), false),
    remove: (key: string) => attempt((all) => all.removeItem(key), undefined),
  };
}
