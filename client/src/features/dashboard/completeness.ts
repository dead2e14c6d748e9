import type { Tailor } from '@shared/tailor';
import { paths } from '../../paths';
import type { IconName } from '../../ui/display/icon';

export interface ProfileStep {
  done: boolean;
  /** The text of the link to the missing step. */
  todo: string;
  icon: IconName;
  href: string;
}

export interface Completeness {
  done: number;
  of: number;
  /** An integer from 0 to 100. */
  percent: number;
  missing: ProfileStep[];
}

/** Returns the progress of a public profile. `pictures` is the size of the portfolio; undefined if unknown, then not counted. */
export function profileCompleteness(tailor: Tailor, pictures: number | undefined): Completeness {
  const steps = [...profileSteps(tailor), ...(pictures === undefined ? [] : [portfolioStep(pictures)])];
  const missing = steps.filter((step) => !step.done);
  const done = steps.length - missing.length;
  return { done, of: steps.length, percent: Math.round((100 * done) / steps.length), missing };
}

function profileSteps(tailor: Tailor): ProfileStep[] {
  const inSettings = (
    value: string | readonly string[] | null,
    todo: string,
    icon: IconName = 'plus',
  ): ProfileStep => ({
    done: (value?.length ?? 0) > 0,
    todo,
    icon,
    href: paths.settings(),
  });
  return [
    inSettings(tailor.businessName, 'Name your business', 'edit'),
    inSettings(tailor.profileSlug, 'Choose your profile URL', 'link'),
    inSettings(tailor.city && tailor.country, 'Say where you are', 'pin'),
    inSettings(tailor.primaryServiceCategories, 'Choose your services'),
    inSettings(tailor.profilePictureUrl, 'Add a profile picture', 'camera'),
    inSettings(tailor.bio, 'Write a bio', 'edit'),
    inSettings(tailor.phone, 'Add a phone number', 'call'),
    inSettings(tailor.whatsapp, 'Add a WhatsApp number', 'chat'),
    inSettings(tailor.serviceCategories, 'Choose the garments you make'),
  ];
}

function portfolioStep(pictures: number): ProfileStep {
  return { done: pictures > 0, todo: 'Upload portfolio images', icon: 'upload', href: paths.gallery() };
}
