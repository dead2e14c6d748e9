import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBackToClose } from '../lib/back-to-close';
import { cx } from 'class-variance-authority';
import { dismissToast } from './toast';

interface DialogFrameProps {
  title: ReactNode;
  description?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  /** Called by Escape, a press beside it and the phone's Back; answers whether the dialog went away. */
  onLeave: () => boolean;
  /** Takes the focus first; otherwise the first field does. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * What a dialog and a confirmation share: scrim, title, focus in and back, Escape, Back. Mounted means open.
 * The scrim is ours because Radix's overlay locks scrolling with an injected style, which the page's policy forbids.
 */
export function DialogFrame({
  title,
  description,
  role = 'dialog',
  className,
  onLeave,
  firstFocus,
  children,
}: DialogFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useBackToClose(onLeave);
  useKeptGutter();
  useEffect(() => dismissToast(), []);
  return (
    <Radix.Root open onOpenChange={() => onLeave()}>
      <Radix.Portal>
        <div className="scrim" />
        <Radix.Content
          ref={content}
          role={role}
          aria-modal={role === 'alertdialog' || undefined}
          className={cx('dialog', className)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (firstFocus?.current ?? firstField(content.current) ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack(opener);
          }}
          onEscapeKeyDown={(event) => {
            if (holdsOpenList(event.target)) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (role === 'alertdialog' || isToast(event.target)) event.preventDefault();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="dialog__head grid-cols-1 wrap-anywhere">
            <Radix.Title>{title}</Radix.Title>
            {description && <Radix.Description>{description}</Radix.Description>}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** While the page below is locked (dialog.css), the room of its scrollbar stays, so that nothing shifts. */
function useKeptGutter() {
  const [hasScrollbar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  useLayoutEffect(() => {
    if (!hasScrollbar) return;
    const { style } = document.documentElement;
    const before = style.scrollbarGutter;
    style.scrollbarGutter = 'stable';
    return () => {
      style.scrollbarGutter = before;
    };
  }, [hasScrollbar]);
}

const fields = ':is(input, select, textarea):not([type="hidden"], [disabled])';

function firstField(content: HTMLElement | null): HTMLElement | null {
  return (
    content?.querySelector<HTMLElement>(`[autofocus], ${fields}`) ?? content?.querySelector('button, a[href]') ?? null
  );
}

/** The opener may be gone with the row it sat in: then the page's main part takes the focus. */
function giveBack(opener: Element | null) {
  const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}

const holdsOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toast]') !== null;
