import { type ComponentType, lazy, type ReactNode, useState } from 'react';

interface ScreenProps {
  children?: ReactNode;
}

/** A screen whose code loads when it is first shown, or earlier by `load`, so that it renders without a fallback. */
export interface LazyScreen {
  (props: ScreenProps): ReactNode;
  load: () => Promise<unknown>;
}

/** Returns the named export of a module as a screen: `lazyScreen(() => import('./about-page'), 'AboutPage')`. */
export function lazyScreen<Name extends string>(
  imported: () => Promise<Record<Name, ComponentType<ScreenProps>>>,
  name: Name,
): LazyScreen {
  let loaded: ComponentType<ScreenProps> | undefined;
  const load = async () => (loaded ??= (await imported())[name]);
  const Later = lazy(async () => ({ default: await load() }));
  function Screen(props: ScreenProps) {
    // Keep the component of the first render: another type would remount the screen.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Screen, { load });
}
