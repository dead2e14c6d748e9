import { useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { BodyIcon } from '../../../ui/display/workroom-icons';
import { viewOf } from './body-lines';
import { MeasureGuideDialog } from './measure-guide-dialog';

interface WhereToMeasureProps {
  measureKey: string;
  name: string;
  guide: string | null;
  className?: string;
}

/** A quiet button that shows where to measure; nothing for a tailor's own measure, which has no line on the body. */
export function WhereToMeasure({ className, ...measure }: WhereToMeasureProps) {
  const [isOpen, setOpen] = useState(false);
  if (!viewOf(measure.measureKey)) return null;
  return (
    <>
      <Button
        variant="ghost"
        iconOnly
        className={className}
        aria-label={`Where to measure ${measure.name}`}
        // The field in hand keeps the focus, also after the dialog.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        <BodyIcon />
      </Button>
      {isOpen && <MeasureGuideDialog {...measure} onClose={() => setOpen(false)} />}
    </>
  );
}
