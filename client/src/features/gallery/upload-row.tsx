import { cx } from 'class-variance-authority';
import { Button } from '../../ui/controls/button';
import { CheckIcon, GalleryIcon, XIcon } from '../../ui/display/icons';
import { RetryIcon } from '../../ui/display/workroom-icons';
import { SewnProgress } from '../../ui/feedback/sewn-progress';
import { sizeText, type UploadItem } from './upload-item';
import { useThumbnail } from './use-thumbnail';

interface UploadRowProps {
  item: UploadItem;
  /** Missing if a retry cannot help. */
  onRetry?: () => void;
  onRemove: () => void;
}

/** One file: its preview, its progress and its actions. */
export function UploadRow({ item, onRetry, onRemove }: UploadRowProps) {
  const { name, state } = item;
  const thumbnail = useThumbnail(item.data);
  // A file that is being added to the portfolio cannot be cancelled any more.
  const isRemovable = state !== 'saving' && state !== 'saved';
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-hairline py-2">
      <span
        className={cx(
          'grid size-12 place-items-center overflow-hidden rounded-sm bg-sunken text-muted',
          state === 'failed' && 'outline-2 outline-offset-1 outline-danger',
        )}
      >
        {thumbnail ? (
          <img className="size-full object-cover object-[50%_30%]" src={thumbnail} alt="" />
        ) : (
          <GalleryIcon className="size-6" />
        )}
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="flex min-w-0 justify-between gap-3 text-[0.9375rem]/[1.35]">
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
          <span
            className={cx(
              'self-center text-micro leading-[1.35] whitespace-nowrap tabular-nums',
              state === 'saved' ? 'font-medium text-success-ink' : 'text-muted',
            )}
          >
            {wordOf(item)}
          </span>
        </p>
        <Progress item={item} />
      </div>
      <div className="flex min-h-tap min-w-tap justify-end">
        {state === 'failed' && onRetry && (
          <Button variant="ghost" iconOnly aria-label={`Retry ${name}`} onClick={onRetry}>
            <RetryIcon />
          </Button>
        )}
        {isRemovable && (
          <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onClick={onRemove}>
            <XIcon />
          </Button>
        )}
        {state === 'saved' && (
          <span className="grid w-tap place-items-center text-success-ink">
            <CheckIcon className="size-5" />
          </span>
        )}
      </div>
    </li>
  );
}

const words = { preparing: 'Preparing', saving: 'Saving', saved: 'Uploaded' } as const;

function wordOf({ state, bytes, percent }: UploadItem): string {
  if (state === 'sending') return `${percent}%`;
  return state === 'waiting' || state === 'failed' ? sizeText(bytes) : words[state];
}

function Progress({ item }: { item: UploadItem }) {
  const { name, state, reason } = item;
  if (state === 'failed') return <p className="text-micro font-medium text-danger-ink">{reason}</p>;
  if (state === 'waiting') return <p className="text-micro text-muted">Ready to upload</p>;
  const percent = item.state === 'sending' ? item.percent : state === 'preparing' ? 0 : 100;
  return <SewnProgress label={name} percent={percent} className="my-1.75" />;
}
