import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button';
import { XIcon } from '../../../ui/display/icons';
import { RetryIcon } from '../../../ui/display/workroom-icons';
import type { usePhotoQueue } from './photo-queue';

interface PhotoProblemsProps {
  queue: Pick<ReturnType<typeof usePhotoQueue>, 'sending' | 'refused' | 'retry' | 'remove'>;
}

/** The photos that were not sent, each with its reason: those that failed can be sent again, the others cannot. */
export function PhotoProblems({ queue: { sending, refused, retry, remove } }: PhotoProblemsProps) {
  const failed = sending.filter(({ error }) => error);
  if (failed.length + refused.length === 0) return null;
  return (
    <ul role="list" aria-label="Photos that were not sent" className="mt-2 grid shell:max-w-112">
      {failed.map(({ id, name, error = '', preview }) => (
        <Problem key={id} name={name} reason={error} preview={preview} onRemove={() => remove(id)}>
          <Button variant="ghost" iconOnly aria-label={`Retry ${name}`} onClick={() => retry(id)}>
            <RetryIcon />
          </Button>
        </Problem>
      ))}
      {refused.map(({ id, name, reason }) => (
        <Problem key={id} name={name} reason={reason} onRemove={() => remove(id)} />
      ))}
    </ul>
  );
}

interface ProblemProps {
  name: string;
  reason: string;
  preview?: string;
  onRemove: () => void;
  /** What else can be done. */
  children?: ReactNode;
}

function Problem({ name, reason, preview, onRemove, children }: ProblemProps) {
  return (
    <li className="flex min-h-tap items-center gap-2 border-t border-hairline py-2 last:border-b">
      {preview && <img src={preview} alt="" className="h-12.5 w-10 flex-none rounded-xs object-cover" />}
      <p className="min-w-0 grow text-small wrap-anywhere" role="alert">
        <b className="block">{name}</b> <span className="text-danger-ink">{reason}</span>
      </p>
      {children}
      <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onClick={onRemove}>
        <XIcon />
      </Button>
    </li>
  );
}
