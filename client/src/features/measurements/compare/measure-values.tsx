import { lengthParts } from '@shared/measurements/units';
import { format } from 'date-fns';
import { Card } from '../../../ui/layout/card';
import { Dialog, DialogBody } from '../../../ui/overlays/dialog';
import { DifferenceChip } from '../../../ui/display/difference-chip';
import { LargeLine } from './measure-line';
import type { Taken } from './over-time';

interface MeasureValuesProps {
  name: string;
  /** Newest first. */
  taken: readonly Taken[];
}

/** All values of one measure beside the table. */
export function MeasurePanel(props: MeasureValuesProps) {
  return (
    <Card
      as="aside"
      pad={false}
      className="self-start p-5 xl:sticky xl:top-below-bar xl:max-h-window-below-bar xl:overflow-auto"
      aria-labelledby="measure-values"
    >
      <h2 id="measure-values" className="text-h3 wrap-anywhere">
        {props.name}
      </h2>
      <MeasureValues {...props} />
    </Card>
  );
}

/** The same in a sheet, for smaller windows. */
export function MeasureSheet({ onClose, ...props }: MeasureValuesProps & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={props.name}>
      <DialogBody>
        <MeasureValues {...props} />
      </DialogBody>
    </Dialog>
  );
}

function MeasureValues({ name, taken }: MeasureValuesProps) {
  return (
    <>
      <LargeLine name={name} taken={taken} />
      <ol role="list">
        {taken.map(({ record: { id, createdAt, tags }, text, difference }) => {
          const { figure, unit } = lengthParts(text);
          return (
            <li key={id} className="grid cols-start-26 gap-2 border-t border-hairline py-2 text-small">
              <time dateTime={createdAt} title={format(createdAt, 'EEEE d MMMM yyyy, HH:mm')} className="text-muted">
                {format(createdAt, 'd MMM yyyy')}
              </time>
              <span className="lining-nums tabular-nums">
                <b className="font-display text-name font-heading wrap-anywhere">{figure}</b>{' '}
                {unit && <span className="text-micro text-muted">{unit}</span>}{' '}
                {difference && <DifferenceChip difference={difference} />}
                <small className="block text-micro wrap-anywhere text-muted">{tags ?? 'No label'}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
