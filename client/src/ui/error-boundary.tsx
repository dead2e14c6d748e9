import { Component, type ReactNode } from 'react';
import { releaseName } from '../lib/release';
import { leaveUnasked } from '../lib/navigation';
import { Button } from './button';
import { LoadError } from './load-error';

interface ErrorBoundaryProps {
  /** A new value shows the children again. */
  resetKey?: string;
  /** It holds a part of a page, which has a heading of its own. */
  isPart?: boolean;
  /** What to show with the message, or instead of it. */
  around?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

interface Failure {
  at?: Date;
  resetKey?: string;
}

/** Shows what happened in the place of children that could not be drawn, or whose code did not load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = {};

  static getDerivedStateFromError(): Failure {
    return { at: new Date() };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, before: Failure): Failure {
    return resetKey === before.resetKey ? before : { at: undefined, resetKey };
  }

  override render() {
    const { isPart, around = (message) => message, children } = this.props;
    return this.state.at ? around(<Message at={this.state.at} isPart={isPart} />) : children;
  }
}

/** The reference names the release and the time, which find the error's place in the code and in the server's log. */
function Message({ at, isPart }: { at: Date; isPart: boolean | undefined }) {
  const reload = () => {
    leaveUnasked();
    location.reload();
  };
  return (
    <LoadError
      as={isPart ? 'h2' : 'h1'}
      title={`This ${isPart ? 'part' : 'page'} could not be shown`}
      text={`Something went wrong here. What you have saved is safe. Reference: ${releaseName()}, ${at.toISOString()}`}
      error={undefined}
      action={
        <Button variant="primary" onClick={reload}>
          Reload
        </Button>
      }
    />
  );
}
