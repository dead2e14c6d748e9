import { useWatch } from 'react-hook-form';
import { Avatar } from '../../ui/avatar';
import { Chip } from '../../ui/chips';
import { Cloth } from '../../ui/cloth';
import { Name } from '../../ui/name';
import { useProfileContext } from './profile-form';
import { placeLine } from './profile-values';

/** The tailor's own card as it grows while they type; beside the form where there is room. `seed` chooses its cloth. */
export function PreviewCard({ seed }: { seed: string }) {
  const { control } = useProfileContext();
  const values = useWatch({ control });
  const { businessName = '', bio, city = '', state, country = '' } = values;
  return (
    <aside className="reg__side" aria-label="Preview">
      <div className="card preview">
        <Cloth seed={seed} width={384} height={120} className="preview__cloth cloth" />
        <div className="preview__in">
          <Avatar seed={seed} name={businessName} src={values.profilePictureUrl} />
          <div>
            <Name as="h3">{businessName.trim() || 'Your business name'}</Name>
            <p className="small muted">{placeLine({ city, state, country }) || 'Your city and country'}</p>
          </div>
          <div className="chips">
            {values.primaryServiceCategories?.map((category) => (
              <Chip key={category}>{category}</Chip>
            ))}
            {values.culturalSubCategories?.map((specialty) => (
              <Chip key={specialty} tone="culture">
                {specialty}
              </Chip>
            ))}
          </div>
          {bio && <p className="small clamp-3 muted">{bio}</p>}
        </div>
      </div>
      <p className="sidenote">
        This is how clients find you. Every page has a cloth of its own, so yours will look different.
      </p>
    </aside>
  );
}
