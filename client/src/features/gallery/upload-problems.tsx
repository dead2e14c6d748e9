import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

export interface UploadProblem {
  id: string;
  name: string;
  reason: string;
  /** Never came into the list below: here is the only place to take note of it and put it away. */
  isRejected: boolean;
}

/** The files that were not taken, each with its reason. The region is always there, so that what appears in it is read out. */
export function UploadProblems({
  problems,
  onDismiss,
}: {
  problems: readonly UploadProblem[];
  onDismiss: (id: string) => void;
}) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul className="problems" role="list" aria-label="Not uploaded">
          {problems.map(({ id, name, reason, isRejected }) => (
            <li key={id}>
              <Icon name="warning" />
              <span className="problems__text">
                <b>{name}</b> <span>{reason}</span>
              </span>
              {isRejected && (
                <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onClick={() => onDismiss(id)}>
                  <Icon name="x" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
