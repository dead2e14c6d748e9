import { knownMeasure } from '@shared/measurements/common-measures';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { DressForm } from '../form/dress-form';
import { viewOf } from './body-lines';

interface MeasureGuideDialogProps {
  /** The key of a measure with a fixed key. */
  measureKey: string;
  /** The name in the words of the sheet. */
  name: string;
  /** Where the tape goes, in the words of the sheet. */
  guide: string | null;
  onClose: () => void;
}

/** Shows where to measure: the line on the body, a sentence, and the other names of the measure. */
export function MeasureGuideDialog({ measureKey, name, guide, onClose }: MeasureGuideDialogProps) {
  const view = viewOf(measureKey);
  const known = knownMeasure(measureKey);
  return (
    <Dialog open onOpenChange={onClose} title={name} description={guide ?? known?.guide}>
      <DialogBody>
        {view && (
          <div className="mx-auto w-[min(13rem,28vh)]">
            <DressForm view={view} keys={[]} place={measureKey} />
          </div>
        )}
        {view === 'back' && <p className="text-center text-small text-muted">From the back</p>}
        {known && (
          <p className="mt-3 text-small text-pretty text-muted">
            Also called {namesBeside(name, [known.name, ...known.synonyms])}
          </p>
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel>Close</DialogCancel>
      </DialogFoot>
    </Dialog>
  );
}

/** Returns the names that are not the shown one: 'Lap, Laps, Round thigh'. */
export const namesBeside = (shown: string, names: readonly string[]) =>
  names.filter((name) => name.toLowerCase() !== shown.toLowerCase()).join(', ');
