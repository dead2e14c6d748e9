import { Component, type ReactNode } from 'react';
import { releaseName } from '../../lib/pages/release';
import { skipLeaveQuestion } from '../../lib/navigation/navigation';
import { Button } from '../controls/button';
import { LoadError } from './load-error';

interface ErrorBoundaryProps {
  /** A new value renders the children again. */
  resetKey?: string;
  /** It contains only a part of a page, which has its own heading. */
  isPart?: boolean;
  /** Returns the content to show with the message, or instead of it. */
  around?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

interface Failure {
  at?: Date;
  resetKey?: string;
}

/** Shows a message instead of children that failed to render or whose code failed to load. */
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

/** The reference contains the release and the time, which identify the code and the lines of the server's log. */
function Message({ at, isPart }: { at: Date; isPart: boolean | undefined }) {
  const reload = () => {
    skipLeaveQuestion();
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
