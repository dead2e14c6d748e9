import { Button } from '../../../../ui/controls/button';
import { SewnProgress } from '../../../../ui/feedback/sewn-progress';
import { DialogBody, DialogFoot } from '../../../../ui/overlays/dialog';
import { ColumnChoices } from './column-choices';
import { isNothing, sentText } from './counts-text';
import { DuplicateChoices } from './duplicate-choices';
import { FoundFigures } from './found-figures';
import { PreviewTable } from './preview-table';
import type { Imported } from '../sending/import-steps';
import type { Review, ReviewActions } from '../review';
import { LongList } from './long-list';
import type { Plan } from '../plan/planned';

interface ImportPreviewProps extends ReviewActions {
  review: Review;
  /** What is sent. */
  imported: Imported;
  onBack: () => void;
  onImport: () => void;
}

/** What was found in the file, and what will happen with it. */
export function ImportPreview({ review, imported, choices, onChoose, onMap, onBack, onImport }: ImportPreviewProps) {
  const { csv, plan, percent } = review;
  const columns = csv && <ColumnChoices {...csv} onMap={onMap} />;
  return (
    <>
      <DialogBody>
        {csv && !csv.mapping.targets.includes('name') ? (
          <div className="grid gap-6">
            <p role="alert" className="rounded border border-danger bg-danger-tint px-3.5 py-2.5 text-small">
              No column for the names was found. Choose the column that has them, and set it to Name.
            </p>
            {columns}
          </div>
        ) : (
          <div className="grid gap-6">
            <div role="status">{plan && <FoundFigures plan={plan} />}</div>
            {!plan && <SewnProgress label="Comparing with your clients" percent={percent} />}
            {plan && <PreviewTable plan={plan} choices={choices} />}
            {columns}
            {plan && plan.duplicates.length > 0 && (
              <DuplicateChoices plan={plan} choices={choices} onChoose={onChoose} />
            )}
            {plan && plan.bad.length > 0 && <BadRows plan={plan} />}
          </div>
        )}
      </DialogBody>
      <DialogFoot line>
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" aria-disabled={isNothing(imported)} onClick={onImport}>
          Import {sentText(imported)}
        </Button>
      </DialogFoot>
    </>
  );
}

/** The rows that are left out, with the reason. */
function BadRows({ plan }: { plan: Plan }) {
  return (
    <section aria-labelledby="import-bad">
      <h3 id="import-bad" className="mb-2 font-display text-h3">
        Left out
      </h3>
      <LongList of={plan.bad}>
        {({ place = plan.place, line, reason, name, isRecord }) => (
          <li key={`${place} ${line} ${isRecord}`} className="py-2 text-small wrap-anywhere">
            <b className="font-semibold">
              {place} {line}
            </b>
            {name && <span className="text-muted"> {name.slice(0, 60)}</span>}: {reason}
          </li>
        )}
      </LongList>
    </section>
  );
}
