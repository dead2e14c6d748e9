import type { Tailor } from '@shared/tailor/contract';
import { paths } from '../../paths';
import type { IconComponent } from '../../ui/display/icon';
import { PinIcon } from '../../ui/display/icons';
import { LinkIcon } from '../../ui/display/later-icons';
import { CallIcon, CameraIcon, ChatIcon, EditIcon, PlusIcon, UploadIcon } from '../../ui/display/workroom-icons';

export interface ProfileStep {
  done: boolean;
  /** The text of the link to the missing step. */
  todo: string;
  icon: IconComponent;
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
    icon: IconComponent = PlusIcon,
  ): ProfileStep => ({
    done: (value?.length ?? 0) > 0,
    todo,
    icon,
    href: paths.settings(),
  });
  return [
    inSettings(tailor.businessName, 'Name your business', EditIcon),
    inSettings(tailor.profileSlug, 'Choose your profile URL', LinkIcon),
    inSettings(tailor.city && tailor.country, 'Say where you are', PinIcon),
    inSettings(tailor.primaryServiceCategories, 'Choose your services'),
    inSettings(tailor.profilePictureUrl, 'Add a profile picture', CameraIcon),
    inSettings(tailor.bio, 'Write a bio', EditIcon),
    inSettings(tailor.phone, 'Add a phone number', CallIcon),
    inSettings(tailor.whatsapp, 'Add a WhatsApp number', ChatIcon),
    inSettings(tailor.serviceCategories, 'Choose the garments you make'),
  ];
}

function portfolioStep(pictures: number): ProfileStep {
  return { done: pictures > 0, todo: 'Upload portfolio images', icon: UploadIcon, href: paths.gallery() };
}
