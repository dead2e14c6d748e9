import { Button } from '../../ui/controls/button';
import { XIcon } from '../../ui/display/icons';
import { PlusIcon } from '../../ui/display/workroom-icons';

interface InstallHintProps {
  onAdd: () => void;
  onNotNow: () => void;
}

/** Offers to add the workroom to the home screen. */
export function InstallHint({ onAdd, onNotNow }: InstallHintProps) {
  return (
    <section
      aria-labelledby="install"
      className="mt-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded border border-hairline bg-surface p-3 peer-[:not(:empty)]/notice:hidden shell:max-w-176"
    >
      <img src="/favicon.svg" alt="" width={44} height={44} className="size-11 rounded-sm border border-hairline" />
      <div className="min-w-0">
        <h2 id="install" className="text-name/tight">
          Keep the book on your home screen
        </h2>
        <p className="text-micro/[1.4] text-muted">It opens with one press, also without a connection.</p>
      </div>
      <Button variant="ghost" iconOnly className="-me-2 self-start" aria-label="Not now" onClick={onNotNow}>
        <XIcon />
      </Button>
      <Button size="compact" className="col-start-2 mt-2 justify-self-start" onClick={onAdd}>
        <PlusIcon />
        Add to home screen
      </Button>
    </section>
  );
}
