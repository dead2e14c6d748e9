import { Skeleton } from '../../../ui/feedback/skeleton';
import { sectionNames } from './sections';

/** The placeholder of the settings while they load. */
export function SettingsSkeleton() {
  return (
    <div role="status" className="border-t border-hairline">
      <span className="sr-only">Loading...</span>
      {sectionNames.map((name) => (
        <div key={name} className="grid min-h-14 content-center gap-1.5 border-b border-hairline" aria-hidden="true">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-3.5 w-32" />
        </div>
      ))}
    </div>
  );
}
