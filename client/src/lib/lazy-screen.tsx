import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code comes when it is first shown, or before that by `load`: then it stands there at once. */
export interface LazyScreen {
  (): React.ReactNode;
  load: () => Promise<unknown>;
}

/** The named export of a module as a screen: `lazyScreen(() => import('./about-page'), 'AboutPage')`. */
export function lazyScreen<Name extends string>(
  imported: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  let loaded: ComponentType | undefined;
  const load = async () => (loaded ??= (await imported())[name]);
  const Later = lazy(async () => ({ default: await load() }));
  function Screen() {
    // What it begins as it stays, so that nothing on it is drawn anew.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown />;
  }
  return Object.assign(Screen, { load });
}
