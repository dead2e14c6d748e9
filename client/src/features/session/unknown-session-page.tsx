import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../lib/page-title';
import { LoadError } from '../../ui/load-error';
import { PlainHeader } from '../../ui/site-header';
import { currentUserQuery } from './queries';

/** For every address that depends on who is signed in, while the server cannot say. In the app's own code: none may come. */
export function UnknownSessionPage() {
  const { error, refetch } = useQuery({ ...currentUserQuery, retryOnMount: false });
  usePageTitle('Not loaded');
  return (
    <>
      <PlainHeader isUnknown />
      <main id="main" className="wrap" tabIndex={-1}>
        <LoadError
          as="h1"
          title="This page could not be loaded"
          text="We could not check whether you are signed in. Check your connection, or try again in a moment. Nothing is lost."
          error={error}
          retry={refetch}
        />
      </main>
    </>
  );
}
