import { fieldsClass, formSectionClass } from '../../../ui/layout/form-section';
import { Skeleton } from '../../../ui/feedback/skeleton';

/** The placeholder of the settings while they load. */
export function SettingsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {[3, 2, 2].map((lines, section) => (
        <div key={section} className={formSectionClass()} aria-hidden="true">
          <Skeleton className="h-6 w-48" />
          <div className={fieldsClass}>
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} className="h-12" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
