import { type ComponentType, lazy, type ReactNode, useState } from 'react';

interface ScreenProps {
  children?: ReactNode;
}

/** A component whose code loads when it is first shown, or earlier by `load`, so that it renders without a fallback. */
export interface LazyScreen<Props extends object = ScreenProps> {
  (props: Props): ReactNode;
  /** Loads the code of the screen and of its parts. */
  load: () => Promise<unknown>;
  /** Loads the code of the screen alone, for a screen whose parts the server's HTML already shows. */
  loadWithoutParts: () => Promise<unknown>;
}

/** A component, and its parts whose code is in other files (see `lazyPart`): a navigation to a screen waits for them too. */
type WithParts<Props extends object> = ComponentType<Props> & { parts?: { load: () => Promise<unknown> }[] };

/** Returns the named export of a module as a screen: `lazyScreen(() => import('./about-page'), 'AboutPage')`. */
export function lazyScreen<Name extends string, Props extends object = ScreenProps>(
  imported: () => Promise<Record<Name, WithParts<Props>>>,
  name: Name,
): LazyScreen<Props> {
  let loaded: WithParts<Props> | undefined;
  const loadWithoutParts = async () => (loaded ??= (await imported())[name]);
  const load = async () => {
    const screen = await loadWithoutParts();
    await Promise.all((screen.parts ?? []).map((part) => part.load()));
    return screen;
  };
  const Later = lazy(async () => ({ default: await load() }));
  function Screen(props: Props) {
    // Keep the component of the first render: another type would remount the screen.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Screen, { load, loadWithoutParts });
}
