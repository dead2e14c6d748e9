import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMediaQuery } from '../../lib/media-query';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { acceptOffer, useIsOffered } from './install-prompt';

const InstallSteps = lazy(async () => ({ default: (await import('./install-steps')).InstallSteps }));

export interface Install {
  /** Whether this phone can add the workroom to its home screen. False on computers, and in the installed app. */
  canAdd: boolean;
  /** Opens the browser's question, or the steps on an iPhone. For the click of a button. */
  add: () => void;
  /** The steps, while they are open. */
  dialog: ReactNode;
}

/**
 * Returns how the workroom is added to the home screen of this phone: the question of Chromium, or three steps in Safari on an iPhone.
 * @param onAnswer called when the user has answered the question or closed the steps by a button
 */
export function useInstall(onAnswer?: () => void): Install {
  const [isOpen, setOpen] = useState(false);
  const isOffered = useIsOffered();
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  const isPhone = useMediaQuery('(pointer: coarse)');
  const hasSteps = isIphoneSafari(navigator);
  const add = () => {
    if (isOffered) void acceptOffer().then(onAnswer);
    else setOpen(true);
  };
  const close = (isAnswered: boolean) => {
    setOpen(false);
    if (isAnswered) onAnswer?.();
  };
  const dialog = isOpen && (
    <ErrorBoundary isPart>
      <Suspense>
        <InstallSteps onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
  return { canAdd: !isInstalled && isPhone && (isOffered || hasSteps), add, dialog };
}

/**
 * Whether this is Safari on an iPhone, outside an installed app. Other browsers on iPhones have Share elsewhere. `standalone` is
 * Safari's own property.
 */
export function isIphoneSafari({
  userAgent,
  standalone,
}: Pick<Navigator, 'userAgent'> & { standalone?: boolean }): boolean {
  return (
    standalone === false &&
    /\b(iPhone|iPod)\b.* Version\/\S+ .*Safari\//.test(userAgent) &&
    !otherBrowsers.test(userAgent)
  );
}

const otherBrowsers = /(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|YaBrowser|GSA)\//;
