import type { ReactNode } from 'react';
import { Button } from './button';
import { LogInAgain } from './log-in-again';
import { Reference } from './reference';

interface LoadErrorProps {
  title: string;
  text?: ReactNode;
  /** What has failed, so that the request can be named. */
  error: unknown;
  retry?: () => unknown;
  action?: ReactNode;
  as?: 'h1' | 'h2';
}

/** A page or list that could not be loaded, in its place. */
export function LoadError({ title, text, error, retry, action, as: Heading = 'h2' }: LoadErrorProps) {
  return (
    <div className="empty" role="alert">
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      <Reference of={error} muted />
      {(retry || action) && (
        <div className="row">
          <LogInAgain of={error} />
          {retry && <Button onClick={() => void retry()}>Try again</Button>}
          {action}
        </div>
      )}
    </div>
  );
}
