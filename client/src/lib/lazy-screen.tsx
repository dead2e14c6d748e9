import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code loads when it is first shown, or earlier by `load`, so that it renders without a fallback. */
export interface LazyScreen {
  (): React.ReactNode;
  load: () => Promise<unknown>;
}

/** Returns the named export of a module as a screen: `lazyScreen(() => import('./about-page'), 'AboutPage')`. */
export function lazyScreen<Name extends string>(
  imported: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  let loaded: ComponentType | undefined;
  const load = async () => (loaded ??= (await imported())[name]);
  const Later = lazy(async () => ({ default: await load() }));
  function Screen() {
    // Keep the component of the first render: another type would remount the screen.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown />;
  }
  return Object.assign(Screen, { load });
}
