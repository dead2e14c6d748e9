import { lengthUnitNames, lengthUnitOf } from '@shared/measurements/length-units';
import { amountText, byAppointmentOnly, openDaysText, turnaroundText } from '@shared/tailor/fact-texts';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import type { PageState } from '../../decisions/queries';
import { placeOf, type ProfileValues } from '../profile-values';
import type { SectionName } from './sections';

/** Returns what each section says now, in one line. */
export function summariesOf(values: ProfileValues, state: PageState | undefined): Record<SectionName, ReactNode> {
  const { businessName, lengthUnit, country, primaryServiceCategories, serviceCategories = [] } = values;
  return {
    business: (
      <>
        <bdi>{businessName}</bdi>, {lengthUnitNames[lengthUnit ?? lengthUnitOf(country)].toLowerCase()}
      </>
    ),
    contact: <bdi>{contactOf(values)}</bdi>,
    location: <bdi>{placeOf(values)}</bdi>,
    services: `${counted(primaryServiceCategories, 'service')}, ${counted(serviceCategories, 'garment')}`,
    facts: factsOf(values),
    public: [paths.tailor(values.profileSlug), listingOf(values, state)].filter(Boolean).join(', '),
  };
}

function contactOf({ phone, whatsapp }: ProfileValues): string {
  const [call, chat] = [phone?.trim(), whatsapp?.trim()];
  if (call && call === chat) return `${call}, phone and WhatsApp`;
  const given = [call && `${call}, phone`, chat && `${chat}, WhatsApp`].filter(Boolean);
  return given.join('; ') || 'No phone or WhatsApp number';
}

const counted = ({ length }: readonly string[], noun: string) => `${length} ${noun}${length === 1 ? '' : 's'}`;

function factsOf({ openingHours, fromPrices, turnaround, homeVisits }: ProfileValues): string {
  const amounts = fromPrices?.items.map(({ amount }) => amount) ?? [];
  const given = [
    openingHours && (openDaysText(openingHours) || byAppointmentOnly),
    fromPrices && amounts.length > 0 && `from ${amountText(Math.min(...amounts), fromPrices.currency)}`,
    turnaround && turnaroundText(turnaround),
    homeVisits && 'home visits',
  ].filter(Boolean);
  return given.join(', ').replace(/^./, (first) => first.toUpperCase()) || 'Not given';
}

function listingOf({ isActive }: ProfileValues, state: PageState | undefined): string {
  if (state === undefined) return '';
  if (state === 'public') return isActive ? 'listed' : 'not listed';
  return { held: 'not public yet', hidden: 'hidden from visitors', suspended: 'suspended' }[state];
}
