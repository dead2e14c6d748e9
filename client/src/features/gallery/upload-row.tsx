import { cx } from 'class-variance-authority';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SewnProgress } from '../../ui/sewn-progress';
import { sizeText, type UploadItem } from './upload-item';
import { useThumbnail } from './use-thumbnail';

interface UploadRowProps {
  item: UploadItem;
  /** Missing where trying again cannot help. */
  onRetry?: () => void;
  onRemove: () => void;
}

/** One file: what it looks like, how far it is, and what can be done about it. */
export function UploadRow({ item, onRetry, onRemove }: UploadRowProps) {
  const { name, state } = item;
  const thumbnail = useThumbnail(item.data);
  // What is being taken into the portfolio cannot be held back any more.
  const isRemovable = state !== 'saving' && state !== 'saved';
  return (
    <li className={cx('up', state === 'failed' && 'up--failed')}>
      <span className="up__thumb">{thumbnail ? <img src={thumbnail} alt="" /> : <Icon name="gallery" />}</span>
      <div className="up__text">
        <p className="up__line">
          <span className="up__name" title={name}>
            {name}
          </span>
          <span className={cx('up__word', state === 'saved' && 'up__word--saved')}>{wordOf(item)}</span>
        </p>
        <Progress item={item} />
      </div>
      <div className="up__tools">
        {state === 'failed' && onRetry && (
          <Button variant="ghost" iconOnly aria-label={`Retry ${name}`} onClick={onRetry}>
            <Icon name="retry" />
          </Button>
        )}
        {isRemovable && (
          <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onClick={onRemove}>
            <Icon name="x" />
          </Button>
        )}
        {state === 'saved' && (
          <span className="up__check">
            <Icon name="check" />
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
  if (state === 'failed') return <p className="up__note up__note--failed">{reason}</p>;
  if (state === 'waiting') return <p className="up__note">Ready to upload</p>;
  const percent = item.state === 'sending' ? item.percent : state === 'preparing' ? 0 : 100;
  return <SewnProgress label={name} percent={percent} />;
}
