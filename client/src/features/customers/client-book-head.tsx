import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { Customer } from '@shared/customers/contract';
import { saveFile } from '../../lib/share-file';
import { Button } from '../../ui/controls/button';
import { FiltersIcon } from '../../ui/display/filters-icon';
import { DownloadIcon } from '../../ui/display/later-icons';
import { UploadIcon } from '../../ui/display/workroom-icons';
import { useAction } from '../../ui/feedback/use-action';
import type { useClientView } from './client-view';

/** A card from 640 px; below that its content has no frame. */
export function BookFrame({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={cx('min-w-0 sm:overflow-clip sm:rounded sm:border sm:border-hairline sm:bg-surface', className)}
    />
  );
}

/** The title with the number of clients, from 640 px beside the search. */
export function BookHead({ total, children }: { total: number; children?: ReactNode }) {
  return (
    <div className="grid items-center gap-3 sm:cols-end-88 sm:border-b sm:border-hairline sm:px-6 sm:py-4.5">
      <BookTitle total={total} />
      {children}
    </div>
  );
}

export function BookTitle({ total }: { total: number }) {
  return (
    <div>
      <h2 id="your-clients" className="text-name sm:text-h3">
        Your Clients
      </h2>
      <p className="text-micro/tight text-muted sm:text-small/[1.6]">
        {total === 1 ? '1 total client' : `${total.toLocaleString('en')} total clients`}
      </p>
    </div>
  );
}

export function ImportButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="action" size="s" onClick={onClick}>
      <UploadIcon />
      Import clients
    </Button>
  );
}

interface ExportButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  customers: readonly Customer[];
}

/** Saves the list of all clients as a spreadsheet. */
export function ExportButton({ customers, ...look }: ExportButtonProps) {
  const save = useAction(
    async () => {
      const { clientsCsv } = await import('./clients-csv');
      saveFile(new File([clientsCsv(customers)], 'clients.csv', { type: 'text/csv' }));
    },
    { failed: 'Your clients could not be exported' },
  );
  return (
    <Button {...look} onClick={() => void save()}>
      <DownloadIcon />
      Export clients
    </Button>
  );
}

/** Opens the sheet with the order, the filter, the import and the export. A dot marks that the list is not the usual one. */
export function SortButton({ view, onClick }: { view: ReturnType<typeof useClientView>; onClick: () => void }) {
  const isChanged = view.sort !== 'name' || view.shown !== 'all';
  return (
    <Button iconOnly className="relative ms-auto" aria-haspopup="dialog" onClick={onClick}>
      <FiltersIcon />
      <span className="sr-only">Sort, filter, import, export{isChanged && ', changed'}</span>
      {isChanged && <span className="absolute end-1.5 top-1.5 size-2 rounded-full bg-orange" aria-hidden="true" />}
    </Button>
  );
}
