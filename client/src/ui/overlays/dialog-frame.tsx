import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBackToClose } from '../../lib/navigation/back-to-close';
import { cva, cx } from 'class-variance-authority';
import { usePageMark } from '../../lib/pages/page-mark';
import { dismissToast } from '../feedback/toast';

interface DialogFrameProps {
  title: ReactNode;
  description?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** Fills a phone's screen; its body scrolls below the head. */
  full?: DialogHead;
  wide?: boolean;
  /** Shows a close button beside the title. */
  hasClose?: boolean;
  /** A confirmation covers the dialog: its body is faded and its footer hidden. */
  isAsking?: boolean;
  /** Called on Escape, a press outside and the phone's Back; returns whether the dialog closed. */
  onLeave: () => boolean;
  /** Gets the initial focus instead of the first field. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Leaves a toast that is shown: it belongs to the click that opened the dialog. */
  keepsToast?: boolean;
  children: ReactNode;
}

/** The parts of a head that stays in view. */
export interface DialogHead {
  /** Before the title. */
  start?: ReactNode;
  /** After the title. */
  end?: ReactNode;
  /** On the head's lower edge. */
  progress?: ReactNode;
}

/**
 * The common part of dialogs and confirmations: overlay, title, focus and its return, Escape, Back. It is open while mounted.
 * The overlay is ours because Radix's overlay locks scrolling with an injected style, which the page's CSP forbids.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, description, role = 'dialog', full, wide, hasClose, isAsking, onLeave, firstFocus } = props;
  const { keepsToast = false } = props;
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useBackToClose(onLeave);
  usePageMark('dialog');
  useStableGutter();
  useEffect(() => {
    if (!keepsToast) dismissToast();
  }, [keepsToast]);
  return (
    <Radix.Root open onOpenChange={() => onLeave()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-59 animate-fade bg-scrim" />
        <Radix.Content
          ref={content}
          role={role}
          aria-modal={role === 'alertdialog' || undefined}
          className={sheet({ look: full ? 'full' : 'box', wide })}
          data-asking={isAsking || undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (firstFocus?.current ?? firstField(content.current) ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            restoreFocus(opener);
          }}
          onEscapeKeyDown={(event) => {
            if (holdsOpenList(event.target)) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (role === 'alertdialog' || isToast(event.target)) event.preventDefault();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {full ? (
            <FullHead head={full} isInert={isAsking}>
              <Titles title={title} description={description} isDense />
            </FullHead>
          ) : (
            <div className={head({ hasClose })}>
              <Titles title={title} description={description} />
            </div>
          )}
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface TitlesProps extends Pick<DialogFrameProps, 'title' | 'description'> {
  isDense?: boolean;
}

function Titles({ title, description, isDense }: TitlesProps) {
  return (
    <>
      <Radix.Title className={isDense ? 'text-fit wrap-anywhere shell:text-h3' : 'text-h3'}>{title}</Radix.Title>
      {description && (
        <Radix.Description
          className={cx('text-muted', isDense ? 'truncate text-micro/[1.3] shell:text-compact' : 'text-compact')}
        >
          {description}
        </Radix.Description>
      )}
    </>
  );
}

interface FullHeadProps {
  head: DialogHead;
  isInert: boolean | undefined;
  children: ReactNode;
}

function FullHead({ head: { start, end, progress }, isInert, children }: FullHeadProps) {
  return (
    <div
      className="relative flex min-h-14 flex-none items-center gap-1 border-b border-hairline ps-1 pe-3 group-data-asking/dialog:opacity-50 shell:min-h-20 shell:ps-6 shell:pe-4 low:min-h-tap"
      inert={isInert}
    >
      {start}
      <div className="me-auto min-w-0">{children}</div>
      {end}
      {progress && <div className="absolute inset-x-0 -bottom-0.5 z-1">{progress}</div>}
    </div>
  );
}

const sheet = cva(
  'group/dialog fixed inset-0 z-60 w-full animate-rise bg-surface text-ink shadow-lift focus-visible:outline-none',
  {
    variants: {
      look: {
        box: 'mt-auto h-fit max-h-[calc(0.92*var(--window))] scroll-pt-4 scroll-pb-24 overflow-auto overscroll-contain rounded-t-lg sm:m-auto sm:max-w-130 sm:rounded-lg',
        full: 'flex flex-col overflow-hidden shell:m-auto shell:h-[min(46rem,var(--window)-4rem)] shell:max-w-232 shell:rounded-lg',
      },
      wide: { true: 'shell:max-w-184' },
    },
  },
);

const head = cva('grid grid-cols-1 gap-1 p-4 pb-0 wrap-anywhere sm:ps-6 sm:pt-6', {
  variants: { hasClose: { true: 'pe-16', false: 'sm:pe-6' } },
  defaultVariants: { hasClose: false },
});

/** Keeps the space of the scrollbar while the page behind is locked (index.css), so that the layout does not shift. */
function useStableGutter() {
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

/**
 * Focuses what follows the dialog (`data-after-dialog`: Undo of a delete, the next step of a new row), otherwise the opener again, or
 * the page's main element if the opener was removed.
 */
function restoreFocus(opener: Element | null) {
  const isThere = opener?.isConnected && opener !== document.body;
  const next = document.querySelector('[data-after-dialog]');
  const target = next ?? (isThere ? opener : document.querySelector('main'));
  if (target instanceof HTMLElement) target.focus();
}

const holdsOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toast]') !== null;
