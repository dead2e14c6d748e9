import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isReservedSlug, slugReserved } from '@shared/tailor/reserved-slugs';
import { slugSchema } from '@shared/tailor/contract';
import { paths } from '../../../paths';
import { Field } from '../../../ui/controls/field';
import { inputClass, InputGroup } from '../../../ui/controls/input';
import type { IconComponent } from '../../../ui/display/icon';
import { CheckIcon } from '../../../ui/display/icons';
import { InfoIcon } from '../../../ui/display/workroom-icons';
import { fieldId, useProfileContext } from '../profile-form';
import { useSlugAvailability } from '../queries';
import { useSettled } from '../../../lib/use-settled';

interface SlugFieldProps {
  /** The fixed part before the input. */
  prefix: string;
  hint: string;
  /** The current slug, which clients already know. */
  savedSlug?: string;
}

const id = fieldId('profileSlug');

/** The slug of the public page; shows while the user types whether it is free. */
export function SlugField({ prefix, hint, savedSlug }: SlugFieldProps) {
  const { register, formState } = useProfileContext();
  const error = formState.errors.profileSlug?.message;
  return (
    <Field label="Profile URL" hint={hint} error={error} id={id} describedBy={`${id}-prefix ${id}-status`}>
      {(control) => (
        <>
          {/* The prefix is long: below 480 px it is above the input. */}
          <InputGroup invalid={Boolean(error)} className="max-xs:flex-col">
            <span
              className="flex items-center ps-3.5 whitespace-nowrap text-muted max-xs:px-3.5 max-xs:pt-2 max-xs:text-micro max-xs:leading-snug"
              id={`${id}-prefix`}
            >
              {prefix}
            </span>
            <input
              {...register('profileSlug')}
              {...control}
              className={inputClass({
                framed: true,
                start: null,
                className: 'ps-0.5 max-xs:min-h-10 max-xs:ps-3.5 max-xs:pt-0.5',
              })}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
            />
          </InputGroup>
          {/* A live region must exist before its text; while empty it takes no space. */}
          <div className="grid gap-1 text-micro font-medium empty:absolute" id={`${id}-status`} role="status">
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
  if (isReservedSlug(slug)) return <StatusLine tone="taken">{slugReserved}</StatusLine>;
  if (!slugSchema.safeParse(slug).success) return null;
  const answer = slug === settled ? data : undefined;
  return (
    <>
      {answer?.available && (
        <StatusLine tone="free" icon={CheckIcon}>
          This URL is available
        </StatusLine>
      )}
      {answer?.available === false && <StatusLine tone="taken">This URL is already taken</StatusLine>}
      {!answer && !isError && <StatusLine isHidden>Checking...</StatusLine>}
      {savedSlug && (
        <StatusLine icon={InfoIcon}>
          The old link {paths.tailor(savedSlug)} leads here too, and stays yours for a year
        </StatusLine>
      )}
    </>
  );
}

const statusLine = cva('flex min-w-0 items-center gap-1.5 wrap-anywhere', {
  variants: { tone: { free: 'text-success-ink', taken: 'text-danger-ink' } },
});

interface StatusLineProps {
  tone?: 'free' | 'taken';
  icon?: IconComponent;
  /** Hides it from screen readers. */
  isHidden?: boolean;
  children: ReactNode;
}

function StatusLine({ tone, icon: Icon, isHidden, children }: StatusLineProps) {
  return (
    <p className={statusLine({ tone })} aria-hidden={isHidden || undefined}>
      {Icon && <Icon className="size-4" />}
      {children}
    </p>
  );
}
