import { useWatch } from 'react-hook-form';
import { isReservedSlug, slugReserved } from '@shared/reserved-slugs';
import { slugSchema } from '@shared/tailor';
import { paths } from '../../paths';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { fieldId, useProfileContext } from './profile-form';
import { useSlugAvailability } from './queries';
import { useSettled } from './use-settled';

interface SlugFieldProps {
  /** The fixed part in front. */
  prefix: string;
  hint: string;
  /** The URL that clients know already. */
  savedSlug?: string;
}

const id = fieldId('profileSlug');

/** The last part of the public address; says while somebody types whether it is free. */
export function SlugField({ prefix, hint, savedSlug }: SlugFieldProps) {
  const { register, formState } = useProfileContext();
  const error = formState.errors.profileSlug?.message;
  return (
    <Field label="Profile URL" hint={hint} error={error} id={id} describedBy={`${id}-prefix ${id}-status`}>
      {(control) => (
        <>
          <div className="group group--url">
            <span className="group__fix" id={`${id}-prefix`}>
              {prefix}
            </span>
            <input
              {...register('profileSlug')}
              {...control}
              className="input"
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
            />
          </div>
          <div className="slug" id={`${id}-status`} role="status">
            {!error && <SlugStatus savedSlug={savedSlug} />}
          </div>
        </>
      )}
    </Field>
  );
}

const PAUSE_IN_TYPING_MILLISECONDS = 350;

function SlugStatus({ savedSlug }: { savedSlug?: string }) {
  const { control } = useProfileContext();
  const slug = useWatch({ control, name: 'profileSlug' }).trim();
  const settled = useSettled(slug, PAUSE_IN_TYPING_MILLISECONDS);
  const { data, isError } = useSlugAvailability(settled, settled !== savedSlug);
  if (slug === savedSlug) return null;
  if (isReservedSlug(slug)) return <p className="slug--taken">{slugReserved}</p>;
  if (!slugSchema.safeParse(slug).success) return null;
  const answer = slug === settled ? data : undefined;
  return (
    <>
      {answer?.available && (
        <p className="slug--ok">
          <Icon name="check" />
          This URL is available
        </p>
      )}
      {answer?.available === false && <p className="slug--taken">This URL is already taken</p>}
      {!answer && !isError && <p aria-hidden="true">Checking...</p>}
      {savedSlug && (
        <p>
          <Icon name="info" />
          The old link {paths.tailor(savedSlug)} leads here too, and stays yours for a year
        </p>
      )}
    </>
  );
}
