import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  createContext,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cva } from 'class-variance-authority';
import { useUnsaved } from '../../lib/drafts/unsaved';
import { Button } from '../controls/button';
import { DialogFrame, type DialogHead } from './dialog-frame';
import { DiscardQuestion } from './discard-question';
import { XIcon } from '../display/icons';
import { SavingFields } from '../controls/saving-fields';

interface DialogProps {
  open: boolean;
  /** Called with false when the user closes it. After a save the caller only sets `open`, which skips the question. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Fills a phone's screen. On phones it has no Close: the head has a way back. */
  full?: DialogHead;
  /** Wider from 900 px, for two columns. */
  wide?: boolean;
  /** There is unsaved input: closing asks first. */
  dirty?: boolean;
  /** Describes what would be lost if it is not typed text. */
  dirtyText?: ReactNode;
  /** A save is pending: the body is inert, and the question before closing mentions the save. */
  isSaving?: boolean;
  /** Gets the initial focus instead of the first field. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Leaves a toast that is shown: it belongs to the click that opened the dialog. */
  keepsToast?: boolean;
}

const Leave = createContext<() => void>(() => undefined);
const Saving = createContext(false);

/** A sheet on phones, a centred box from 640 px. Its content is unmounted while closed, so forms start empty. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onOpenChange,
    title,
    description,
    children,
    full,
    wide,
    dirty = false,
    dirtyText,
    isSaving = false,
    firstFocus,
    keepsToast,
  } = props;
  useUnsaved(dirty && !isSaving, dirtyText === undefined);
  const [asking, setAsking] = useState(false);
  const resume = useRef<Element | null>(null);
  const leave = () => {
    if (asking) keep();
    else if (dirty) ask();
    else onOpenChange(false);
    return !dirty;
  };
  const ask = () => {
    resume.current = document.activeElement;
    setAsking(true);
  };
  const keep = () => setAsking(false);
  useEffect(() => {
    if (!asking && resume.current instanceof HTMLElement) resume.current.focus();
  }, [asking]);
  return (
    <Leave value={() => leave()}>
      <DialogFrame
        title={title}
        description={description}
        onLeave={leave}
        full={full}
        wide={wide}
        hasClose
        isAsking={asking}
        firstFocus={firstFocus}
        keepsToast={keepsToast}
      >
        <div className="contents" inert={asking}>
          <Saving value={isSaving}>{children}</Saving>
        </div>
        {asking && (
          <DiscardQuestion
            words={isSaving ? saving : { ...unsaved, ...(dirtyText && { text: dirtyText }) }}
            onKeep={keep}
            onDiscard={() => onOpenChange(false)}
          />
        )}
        <Button
          variant="ghost"
          iconOnly
          className={closeClass({ full: full !== undefined })}
          aria-label="Close"
          inert={asking}
          onClick={() => leave()}
        >
          <XIcon />
        </Button>
      </DialogFrame>
    </Leave>
  );
}

const closeClass = cva('absolute end-2 top-2 sm:end-3', {
  variants: { full: { true: 'max-shell:hidden shell:top-4.5', false: 'sm:top-3' } },
});

const unsaved = {
  title: 'Discard changes?',
  text: 'What you typed has not been saved.',
  keep: 'Keep editing',
  discard: 'Discard',
};

const saving = {
  title: 'Leave while saving?',
  text: 'It may still be saved. If not, what you typed is lost.',
  keep: 'Stay',
  discard: 'Leave',
};

interface DialogBodyProps {
  /** It scrolls below the head of a full dialog, and sets its own padding. */
  scrolls?: boolean;
  className?: string;
  children: ReactNode;
}

const bodyClass = cva('group-data-asking/dialog:opacity-50', {
  variants: {
    scrolls: { true: 'min-h-0 flex-1 overflow-auto overscroll-contain', false: 'p-4 sm:px-6' },
  },
  defaultVariants: { scrolls: false },
});

export function DialogBody({ scrolls, className, children }: DialogBodyProps) {
  return (
    <SavingFields isSaving={use(Saving)} className={bodyClass({ scrolls, className })} data-scrolls={scrolls}>
      {children}
    </SavingFields>
  );
}

const foot = cva(
  'sticky bottom-0 z-2 flex flex-wrap gap-2 bg-surface p-4 pb-safe-4 group-data-asking/dialog:hidden max-sm:border-t max-sm:border-hairline max-sm:pt-3 max-sm:*:flex-[var(--share,1)_1_0px] sm:justify-end sm:px-6 sm:pb-6',
  {
    variants: {
      line: { true: 'sm:border-t sm:border-hairline' },
      tight: { true: '*:px-2', false: 'max-phone:*:px-2.5' },
    },
    defaultVariants: { tight: false },
  },
);

interface DialogFootProps {
  line?: boolean;
  /** Reduces the padding for buttons with long labels. */
  tight?: boolean;
  className?: string;
  children: ReactNode;
}

/** The footer of a dialog; on phones its buttons share the width. */
export function DialogFoot({ line, tight, className, children }: DialogFootProps) {
  return <div className={foot({ line, tight, className })}>{children}</div>;
}

/** The Cancel button of the footer: closes like Escape, so it asks first if there is unsaved input. */
export function DialogCancel({ children = 'Cancel', ...rest }: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const leave = use(Leave);
  return (
    <Button {...rest} onClick={leave}>
      {children}
    </Button>
  );
}
