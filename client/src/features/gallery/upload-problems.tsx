import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

export interface UploadProblem {
  id: string;
  name: string;
  reason: string;
  /** Never came into Uppy's list: here is the only place to see it and to put it away. */
  isRejected: boolean;
}

interface UploadProblemsProps {
  problems: readonly UploadProblem[];
  onDismiss: (id: string) => void;
}

/**
 * The files that were not taken, each with its reason. Those that are in Uppy's list are shown there and only read out
 * here. The region is always there, so that what appears in it is read out.
 */
export function UploadProblems({ problems, onDismiss }: UploadProblemsProps) {
  const rejected = problems.filter(({ isRejected }) => isRejected);
  const failed = problems.filter(({ isRejected }) => !isRejected);
  return (
    <div role="alert">
      {failed.map(({ id, name, reason }) => (
        <p key={id} className="sr">{`${name}: ${reason}`}</p>
      ))}
      {rejected.length > 0 && (
        <ul className="problems" role="list" aria-label="Not added">
          {rejected.map(({ id, name, reason }) => (
            <li key={id}>
              <p className="problems__text">
                <b>{name}</b> <span>{reason}</span>
              </p>
              <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onClick={() => onDismiss(id)}>
                <Icon name="x" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
