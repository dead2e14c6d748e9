import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { EmptyState } from './empty-state';
import { LogInAgain } from './log-in-again';
import { Reference } from './reference';

interface LoadErrorProps {
  title: string;
  text?: ReactNode;
  /** The error, whose request id is shown. */
  error: unknown;
  retry?: () => unknown;
  action?: ReactNode;
  as?: 'h1' | 'h2';
}

/** As in lib/api/connection.ts, which the first view does not load. */
const noConnection = 'No connection. It loads by itself when you are online.';

/** Replaces a page or list that failed to load. */
export function LoadError({ title, text, error, retry, action, as }: LoadErrorProps) {
  return (
    <EmptyState
      role="alert"
      as={as}
      title={title}
      text={text}
      action={
        (retry || action) && (
          <>
            <LogInAgain of={error} />
            {retry && <Button onClick={() => void retry()}>Try again</Button>}
            {action}
          </>
        )
      }
    >
      {error instanceof TypeError && <p className="text-muted">{noConnection}</p>}
      <Reference of={error} muted />
    </EmptyState>
  );
}
