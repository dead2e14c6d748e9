import { usePageTitle } from '../../lib/navigation/page-title';
import { LoadError } from '../../ui/feedback/load-error';
import { PlainHeader } from '../../ui/layout/plain-header';
import { useSession } from '../../lib/api/session';

/** Shown at URLs that depend on the session while the server does not answer. Part of the main bundle: chunks may fail too. */
export function UnknownSessionPage() {
  const { error, retry } = useSession();
  usePageTitle('Not loaded');
  return (
    <>
      <PlainHeader isUnknown />
      <main id="main" className="wrap" tabIndex={-1}>
        <LoadError
          as="h1"
          title="This page could not be loaded"
          text="We could not check whether you are signed in. Check your connection, or try again in a moment. This changes nothing that you have saved."
          error={error}
          retry={retry}
        />
      </main>
    </>
  );
}
