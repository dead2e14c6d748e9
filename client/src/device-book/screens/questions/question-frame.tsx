import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Entry } from '../../../lib/offline-state';
import { Button } from '../../../ui/controls/button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlays/dialog';
import type { Names } from '../entry-words';

export interface QuestionProps {
  entry: Entry;
  names: Names;
  /** Closes the dialog. Without an answer before, the change waits as it is. */
  onClose: () => void;
}

interface QuestionFrameProps {
  title: string;
  description: string;
  /** The sentence, which gets the focus; again if `step` changes. */
  sentence: ReactNode;
  step?: number;
  /** The choices. */
  children?: ReactNode;
  /** The buttons of the foot, after 'Answer later'. */
  acts?: ReactNode;
  onClose: () => void;
}

/** The dialog of a question: the focus is on its sentence, so that Enter answers nothing. */
export function QuestionFrame({ title, description, sentence, step = 0, children, acts, onClose }: QuestionFrameProps) {
  const first = useRef<HTMLDivElement>(null);
  useFocusAtStep(first, step);
  return (
    <Dialog open onOpenChange={onClose} firstFocus={first} title={title} description={description}>
      <DialogBody className="grid grid-cols-1 gap-3">
        <div
          ref={first}
          tabIndex={-1}
          className="text-compact wrap-anywhere focus-visible:no-shadow focus-visible:outline-0"
        >
          {sentence}
        </div>
        {children}
      </DialogBody>
      <DialogFoot line>
        <Button variant="ghost" onClick={onClose}>
          Answer later
        </Button>
        {acts}
      </DialogFoot>
    </Dialog>
  );
}

/** The dialog itself focuses the sentence of the first step. */
function useFocusAtStep(target: RefObject<HTMLElement | null>, step: number) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) target.current?.focus();
    shown.current = step;
  }, [step, target]);
}
