import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from 'class-variance-authority';
import { Button } from '../controls/button';
import { XIcon } from '../display/icons';
import { LogInAgain } from './log-in-again';
import { Reference } from './reference';

/** Maximum number of toasts at a time: a new one replaces the last. */
export const TOAST_LIMIT = 1;
/** Milliseconds that a dismissed toast stays in the store, hidden, before it is removed. */
export const TOAST_REMOVE_DELAY = 1_000_000;
/** Milliseconds until a toast closes; a failure stays longer. Hover or focus by the keyboard pauses the timer. */
const SHOWN = { default: 6_000, destructive: 12_000 };

interface ToastText {
  title: string;
  description?: ReactNode;
  variant?: 'destructive';
  /** The error, so that the toast can show the request id. */
  error?: unknown;
  /** A button before Dismiss. */
  action?: ReactNode;
  /** Milliseconds until it closes, if they are not the usual ones. */
  shownMs?: number;
  /** Called once when the toast closes. */
  onClose?: () => void;
}

interface Toast extends ToastText {
  id: number;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function put(next: readonly Toast[]) {
  const isOpen = (id: number) => next.some((each) => each.id === id && each.open);
  const closed = toasts.filter(({ id, open }) => open && !isOpen(id));
  toasts = next;
  for (const watcher of watchers) watcher();
  for (const { onClose } of closed) onClose?.();
}

/** Shows the result of a user's action. Returns the toast's id. */
export function toast(text: ToastText): number {
  const id = ++lastId;
  put([{ ...text, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

/** Hides a toast (or all of them), and removes it from the store after TOAST_REMOVE_DELAY. */
export function dismissToast(id?: number): void {
  const dismissed = toasts.filter((each) => each.open && (id === undefined || each.id === id)).map((each) => each.id);
  put(toasts.map((each) => (dismissed.includes(each.id) ? { ...each, open: false } : each)));
  if (dismissed.length > 0)
    setTimeout(() => put(toasts.filter((each) => !dismissed.includes(each.id))), TOAST_REMOVE_DELAY);
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const current = () => toasts;

/** Returns the toasts in the store, including dismissed ones; newest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, current, current);
}

/**
 * Mounted once, before the screens: a toast lies over the page, which does not move when it comes or goes. The two live regions
 * always exist, so that screen readers announce what appears in them.
 */
export function Toaster() {
  const open = useToasts().filter((each) => each.open);
  const shown = open[0]?.id;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (shown === undefined || !current) return;
    const over = new AbortController();
    // Where this does not load, the toast stays at the top.
    import('./clear-of-press').then(
      ({ keepClear }) => keepClear(current, over.signal),
      () => undefined,
    );
    return () => over.abort();
  }, [shown]);
  const view = (destructive: boolean) =>
    open
      .filter((each) => (each.variant === 'destructive') === destructive)
      .map((each) => <ToastView key={each.id} toast={each} />);
  return (
    <div
      ref={place}
      className="pointer-events-none fixed inset-x-0 top-0 z-70 mx-auto max-w-measure shell:top-bar print:hidden"
    >
      <div role="status" aria-live="polite">
        {view(false)}
      </div>
      <div role="alert" aria-live="assertive">
        {view(true)}
      </div>
    </div>
  );
}

function ToastView({ toast: { id, title, description, variant, error, action, shownMs } }: { toast: Toast }) {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(id), shownMs ?? SHOWN[variant ?? 'default']);
    return () => clearTimeout(timer);
  }, [isPaused, id, shownMs, variant]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return (
    <div
      data-toast
      className={cx(
        'pointer-events-auto m-2 flex items-center gap-2 rounded border border-transparent py-1 ps-4 pe-1 text-compact/snug shadow-lift',
        variant ? 'bg-danger text-danger-on' : 'bg-ink text-paper',
      )}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={({ target }) => target.matches(':focus-visible') && pause()}
      onBlur={resume}
    >
      <div className="me-auto min-w-0 py-1 wrap-anywhere">
        <b>{title}</b>
        {description && <p>{description}</p>}
        <Reference of={error} />
      </div>
      <LogInAgain of={error} variant="inherit" />
      {action}
      <Button variant="inherit" iconOnly aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <XIcon />
      </Button>
    </div>
  );
}
