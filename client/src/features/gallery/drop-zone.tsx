import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { cx } from 'class-variance-authority';
import { pictureFiles } from '../../lib/upload';
import { Button } from '../../ui/controls/button';
import { PlusIcon } from '../../ui/display/workroom-icons';

interface DropZoneProps {
  /** Files were chosen before. */
  isMore: boolean;
  onFiles: (files: File[]) => void;
}

/** Accepts files that are chosen, dropped on it, or pasted anywhere while it is mounted. */
export function DropZone({ isMore, onFiles }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const browse = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => browse.current?.focus(), []);

  const take = useEffectEvent((files: FileList | null | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={cx(
        'grid justify-items-center gap-3 rounded border-2 border-dashed px-4 py-6 text-center',
        isOver ? 'border-action bg-action-tint' : 'border-thread bg-paper',
      )}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p className="text-small pointer-coarse:hidden">
        <b>{isOver ? 'Drop your images here' : 'Drop or paste images here'}</b>
      </p>
      <input ref={chooser} type="file" accept={pictureFiles} multiple hidden onChange={choose} />
      <Button ref={browse} onClick={() => chooser.current?.click()}>
        <PlusIcon />
        {isMore ? (
          'Add more'
        ) : (
          <>
            <span className="pointer-coarse:hidden">Browse files</span>
            <span className="hidden pointer-coarse:inline">Choose photos</span>
          </>
        )}
      </Button>
    </div>
  );
}
