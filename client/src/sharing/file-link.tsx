import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useOneAtATime } from '../lib/one-at-a-time';
import { canShareFile, type FileLink as SharedFile, loadFile, saveFile, shareFile } from '../lib/share-file';
import { toast } from '../ui/feedback/toast';

interface FileLinkProps {
  file: SharedFile;
  /** The title that the share sheet shows. */
  title: string;
  children: ReactNode;
}

/**
 * A link to a file. It opens the device's share sheet with the file, or saves the file if the device cannot share it.
 * A browser inside another app may ignore `download` and show the file, which can then be saved by a long press.
 */
export function FileLink({ file, title, children }: FileLinkProps) {
  const loaded = useRef<File>(undefined);
  const [isBusy, setBusy] = useState(false);
  const share = useOneAtATime(async () => {
    setBusy(true);
    try {
      loaded.current ??= await loadFile(file);
    } catch {
      return void toast({
        title: 'The file could not be loaded',
        description: 'Check your connection, or try again in a moment.',
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
    const outcome = await shareFile(loaded.current, title);
    if (outcome === 'late') toast({ title: 'The file is ready', description: 'Tap it again to share it.' });
    if (outcome === 'failed') saveFile(loaded.current);
  });
  const click = (event: MouseEvent) => {
    if (!canShareFile(file)) return;
    event.preventDefault();
    void share();
  };
  return (
    <a className={look} href={file.url} download={file.name} aria-busy={isBusy || undefined} onClick={click}>
      {children}
    </a>
  );
}

const look =
  'grid min-h-tap flex-1 place-items-center rounded text-center border border-edge bg-surface text-small font-medium text-ink no-underline hover:border-ink aria-busy:cursor-progress';
