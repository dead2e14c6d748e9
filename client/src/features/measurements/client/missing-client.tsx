import type { ReactNode } from 'react';
import { serverMessage } from '../../../lib/api/connection';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
import { OpenBook } from '../../../ui/display/open-book';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { Card } from '../../../ui/layout/card';

/** Shown instead of the client of a page if the clients did not load. */
export function ClientsNotLoaded({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <Card>
      <LoadError
        title="Error Loading Clients"
        text={serverMessage(error, 'Your clients could not be loaded.')}
        error={error}
        retry={retry}
        action={<LinkButton href={paths.dashboard()}>Back to Dashboard</LinkButton>}
      />
    </Card>
  );
}

/** Shown instead of a client that does not exist. */
export function ClientNotFound({ action }: { action: ReactNode }) {
  return (
    <Card>
      <EmptyState
        picture={<OpenBook />}
        title="Client not found"
        text="This client does not exist, or was deleted."
        action={action}
      />
    </Card>
  );
}
