import { useRef } from 'react';
import { pictureFiles } from '../../../lib/uploads/upload';
import { PlusIcon } from '../../../ui/display/workroom-icons';

interface AddPhotosProps {
  /** Called before the files are chosen. */
  onPress: () => void;
  onChosen: (files: File[]) => void;
}

/** The tile that opens the chooser of the device: its camera or its pictures, several at once. */
export function AddPhotos({ onPress, onChosen }: AddPhotosProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="grid aspect-4/5 w-full content-center justify-items-center gap-1 rounded-sm border border-dashed border-edge bg-surface text-micro/tight font-medium hover:border-ink"
        onClick={() => {
          onPress();
          chooser.current?.click();
        }}
      >
        <PlusIcon className="size-5" />
        <span>
          <span className="sr-only">Add a </span>Photo
        </span>
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={pictureFiles}
        aria-label="Photos"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
    </>
  );
}
