import { type ReactNode, createContext, use, useEffect, useRef, useState } from 'react';
import { cx } from 'class-variance-authority';
import { useUnsaved } from '../lib/unsaved';
import { Button } from './button';
import { DialogFrame } from './dialog-frame';
import { Icon } from './icon';
import { SavingFields } from './saving-fields';

interface DialogProps {
  open: boolean;
  /** Called with false when the person leaves; after a save the caller closes it by `open` alone, and nothing asks. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  className?: string;
  wide?: boolean;
  /** Something typed would be lost: leaving asks first. */
  dirty?: boolean;
  /** What would be lost, where it is not typed text. */
  dirtyText?: ReactNode;
  /** What was typed is on its way: its body rests meanwhile, and the question before leaving says so. */
  isSaving?: boolean;
}

const Leave = createContext<() => void>(() => undefined);
const Saving = createContext(false);

/** A sheet on phones, a box in the middle from 640. Its content is unmounted while closed, so forms start afresh. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onOpenChange,
    title,
    description,
    children,
    className,
    wide,
    dirty = false,
    dirtyText,
    isSaving = false,
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
    <DialogFrame
      title={title}
      description={description}
      onLeave={leave}
      className={cx(wide && 'dialog--wide', className)}
    >
      <div className="contents" inert={asking}>
        <Leave value={() => leave()}>
          <Saving value={isSaving}>{children}</Saving>
        </Leave>
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
        className="dialog__close"
        aria-label="Close"
        inert={asking}
        onClick={() => leave()}
      >
        <Icon name="x" />
      </Button>
    </DialogFrame>
  );
}

interface DiscardQuestionProps {
  words: Record<'title' | 'text' | 'keep' | 'discard', ReactNode>;
  onKeep: () => void;
  onDiscard: () => void;
}

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

function DiscardQuestion({ words, onKeep, onDiscard }: DiscardQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className="dialog__ask" role="alertdialog" aria-labelledby="discard-title" aria-describedby="discard-text">
      <h2 id="discard-title">{words.title}</h2>
      <p id="discard-text">{words.text}</p>
      <div className="row">
        <Button ref={keep} onClick={onKeep}>
          {words.keep}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}

export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <SavingFields isSaving={use(Saving)} className={cx('dialog__body', className)}>
      {children}
    </SavingFields>
  );
}

export function DialogFoot({ line, className, children }: { line?: boolean; className?: string; children: ReactNode }) {
  return <div className={cx('dialog__foot', line && 'dialog__foot--line', className)}>{children}</div>;
}

/** The foot's Cancel: leaves as Escape does, so it asks first where something typed would be lost. */
export function DialogCancel({ children = 'Cancel' }: { children?: ReactNode }) {
  const leave = use(Leave);
  return <Button onClick={leave}>{children}</Button>;
}
