import { useWatch } from 'react-hook-form';
import { Avatar } from '../../../ui/display/avatar';
import { Card } from '../../../ui/layout/card';
import { Chip } from '../../../ui/display/chips';
import { Cloth } from '../../../ui/display/cloth';
import { Name } from '../../../ui/display/name';
import { useProfileContext } from '../profile-form';
import { placeOf } from '../profile-values';

/** A preview of the tailor's card from the current values; beside the form on wide screens. `seed` chooses its cloth. */
export function PreviewCard({ seed }: { seed: string }) {
  const { control } = useProfileContext();
  const values = useWatch({ control });
  const { businessName = '', bio, city = '', state, country = '' } = values;
  return (
    <aside className="hidden self-start lg:sticky lg:top-below-bar lg:block" aria-label="Preview">
      <Card pad={false} className="overflow-hidden">
        <Cloth seed={seed} cut="preview" className="block h-30 w-full object-cover cloth" />
        <div className="grid gap-3 px-5 pb-5">
          <Avatar
            seed={seed}
            name={businessName}
            src={values.profilePictureUrl}
            className="relative -mt-9 border-3 border-surface [--d:4.5rem]"
          />
          <div>
            <Name as="h3" className="text-h3 wrap-anywhere">
              {businessName.trim() || 'Your business name'}
            </Name>
            <p className="text-small text-muted">{placeOf({ city, state, country }) || 'Your city and country'}</p>
          </div>
          <div className="flex flex-wrap gap-1.5 empty:hidden">
            {values.primaryServiceCategories?.map((category) => (
              <Chip key={category}>{category}</Chip>
            ))}
            {values.culturalSubCategories?.map((specialty) => (
              <Chip key={specialty} tone="culture">
                {specialty}
              </Chip>
            ))}
          </div>
          {bio && (
            <p dir="auto" className="line-clamp-3 text-small text-muted">
              {bio}
            </p>
          )}
        </div>
      </Card>
      <p className="mt-3.5 text-small text-pretty text-muted">
        This is how clients find you. The cloth is your page’s own.
      </p>
    </aside>
  );
}
