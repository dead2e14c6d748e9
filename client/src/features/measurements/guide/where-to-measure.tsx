import { catalogueMeasure } from '@shared/measurements/catalogue';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { BodyIcon } from '../../../ui/display/workroom-icons';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { DressForm } from './body-drawing';
import { viewOf } from './body-lines';

interface GuideProps {
  measureKey: string;
  /** The name in the words of the sheet. */
  name: string;
  /** Where the tape goes, in the words of the sheet. */
  guide: string | null;
}

/** A quiet button that shows where to measure; nothing for a tailor's own measure, which has no line on the body. */
export function WhereToMeasure({ className, ...measure }: GuideProps & { className?: string }) {
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
      {isOpen && <GuideDialog {...measure} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Shows where to measure: the line on the body, a sentence, and the other names of the measure. */
function GuideDialog({ measureKey, name, guide, onClose }: GuideProps & { onClose: () => void }) {
  const view = viewOf(measureKey);
  const names = otherNames(measureKey, name);
  return (
    <Dialog open onOpenChange={onClose} title={name} description={guide ?? catalogueMeasure(measureKey)?.guide}>
      <DialogBody>
        {view && (
          <div className="mx-auto w-[min(13rem,28vh)]">
            <DressForm view={view} keys={[]} place={measureKey} />
          </div>
        )}
        {view === 'back' && <p className="text-center text-small text-muted">From the back</p>}
        {names && <p className="mt-3 text-small text-pretty text-muted">Also called {names}</p>}
      </DialogBody>
      <DialogFoot>
        <DialogCancel>Close</DialogCancel>
      </DialogFoot>
    </Dialog>
  );
}

/** Returns the names of a measure of the catalogue that are not the shown one: 'Lap, Laps, Round thigh'; '' for another measure. */
export function otherNames(key: string, shown: string): string {
  const { name = '', synonyms = [] } = catalogueMeasure(key) ?? {};
  return [name, ...synonyms].filter((each) => each.toLowerCase() !== shown.toLowerCase()).join(', ');
}
