// @vitest-environment happy-dom
import { ordersApi } from '@shared/orders/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { aTailor } from '../../../../../tests/support/client/rows';
import { queryClient } from '../../../lib/api/query-client';
import { dismissToast, Toaster } from '../../../ui/feedback/toast';
import { SettingsScreen } from '../../../settings-screen';
import { anOrderBook } from '../../../../../tests/support/client/orders';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

async function edit(fields: Partial<Tailor> = {}) {
  let saved = aTailor(fields);
  api.on(tailorApi.me, () => saved);
  api.on(
    ordersApi.book,
    anOrderBook({ currency: 'GBP', timeZone: 'Europe/London', weeklyGarments: null, nextNumber: 1 }),
  );
  api.on(tailorApi.update, ({ body }) => (saved = { ...saved, ...(body as Partial<Tailor>) }));
  render(
    <QueryClientProvider client={queryClient}>
      <SettingsScreen />
      <Toaster />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await user.click(screen.getByRole('button', { name: 'What clients ask first' }));
}

const select = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const time = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const text = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const setTime = (label: string, value: string) => {
  fireEvent.change(time(label), { target: { value } });
};
async function write(name: string | RegExp, value: string) {
  await user.clear(text(name));
  if (value) await user.paste(value);
}

/** Saves, and returns the body of the request. */
async function saved() {
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Profile updated');
  return api.sent(tailorApi.update).at(-1)?.body;
}

const day = { opens: '09:00', closes: '18:00' };
const long = { opens: '10:00', closes: '20:00' };
const workdays = (time: object | null) => ({
  monday: time,
  tuesday: time,
  wednesday: time,
  thursday: time,
  friday: time,
});

beforeEach(() => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Africa/Lagos' });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('opening hours', () => {
  it('are one row for Monday to Friday, in the zone of this device', async () => {
    await edit();
    await user.selectOptions(select(/^Opening hours/), 'By weekday');
    expect(screen.getByText('Times are Lagos time.')).toBeTruthy();
    setTime('Mon–Fri opens', '10:00');
    setTime('Mon–Fri closes', '20:00');
    await user.click(screen.getByRole('checkbox', { name: 'Sat' }));
    expect(await saved()).toMatchObject({
      openingHours: {
        timeZone: 'Africa/Lagos',
        days: { ...workdays(long), saturday: day, sunday: null },
        byAppointment: false,
      },
    });
  });

  it('are a row for each day, and again one after Same hours every weekday', async () => {
    await edit();
    await user.selectOptions(select(/^Opening hours/), 'By weekday');
    await user.click(toggle('Same hours every weekday'));
    setTime('Tue opens', '11:00');
    await user.click(screen.getByRole('checkbox', { name: 'Fri' }));
    expect(toggle('Same hours every weekday').checked).toBe(false);
    expect(await saved()).toMatchObject({
      openingHours: { days: { monday: day, tuesday: { ...day, opens: '11:00' }, friday: null } },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.click(toggle('Same hours every weekday'));
    expect(await saved()).toMatchObject({ openingHours: { days: workdays(day) } });
  });

  it('can be by appointment, at all or at other times, and can be removed', async () => {
    await edit();
    await user.selectOptions(select(/^Opening hours/), 'By appointment');
    expect(await saved()).toMatchObject({ openingHours: { days: workdays(null), byAppointment: true } });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    expect(select(/^Opening hours/).value).toBe('appointment');
    await user.selectOptions(select(/^Opening hours/), 'By weekday');
    await user.click(toggle('Other times by appointment'));
    expect(await saved()).toMatchObject({ openingHours: { days: workdays(day), byAppointment: true } });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.selectOptions(select(/^Opening hours/), 'Not given');
    expect(await saved()).toMatchObject({ openingHours: null });
  });

  it('keep their zone on another device, until it is changed', async () => {
    const openingHours = {
      timeZone: 'America/New_York',
      days: { ...workdays(day), saturday: null, sunday: null },
      byAppointment: false,
    };
    await edit({ openingHours: openingHours as Tailor['openingHours'] });
    expect(screen.getByText('Times are New York time.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use Lagos time' }));
    expect(await saved()).toMatchObject({ openingHours: { timeZone: 'Africa/Lagos' } });
  });

  it.each([
    ['an empty time', () => setTime('Mon–Fri opens', ''), 'Give a time'],
    ['equal times', () => setTime('Mon–Fri opens', '18:00'), 'Opening and closing time are the same'],
    [
      'no open day',
      () => fireEvent.click(screen.getByRole('checkbox', { name: 'Mon–Fri' })),
      'Open at least one day, or choose by appointment',
    ],
  ])('refuse %s', async (_name, change, message) => {
    await edit();
    await user.selectOptions(select(/^Opening hours/), 'By weekday');
    change();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement?.id).toBe('profile-openingHours');
    expect(api.sent(tailorApi.update)).toEqual([]);
  });
});

const prices = { currency: 'GBP', items: [{ garment: 'Sherwani', amount: 250 }] };

describe('from prices', () => {
  it('are asked for the chosen garments, in the currency of the country', async () => {
    await edit({ serviceCategories: ['Kaftan', 'Agbada'] });
    expect(select('Currency').value).toBe('GBP');
    await write('Kaftan', '1.4k');
    expect(screen.getByText('= £1,400')).toBeTruthy();
    await write('Agbada', '£٢٥٠');
    expect(await saved()).toMatchObject({
      fromPrices: {
        currency: 'GBP',
        items: [
          { garment: 'Agbada', amount: 250 },
          { garment: 'Kaftan', amount: 1_400 },
        ],
      },
    });
  });

  it('keep a chosen currency, and are removed when all are empty', async () => {
    await edit();
    await user.selectOptions(select('Currency'), 'INR');
    await write('Sherwani', '900');
    expect(await saved()).toMatchObject({ fromPrices: { currency: 'INR' } });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await write('Sherwani', '');
    expect(await saved()).toMatchObject({ fromPrices: null });
  });

  it('are whole numbers: others are refused on the field until they are corrected', async () => {
    await edit();
    const message = 'Give a whole number from 1 to 999,999,999';
    for (const written of ['0', '12,50', '1e40', '45 yards', '45 mil']) {
      await write('Sherwani', written);
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      expect(await screen.findByText(message), written).toBeTruthy();
      expect(text('Sherwani').getAttribute('aria-invalid'), written).toBe('true');
      await write('Sherwani', '900');
      await waitFor(() => expect(screen.queryByText(message), written).toBeNull());
    }
    expect(api.sent(tailorApi.update)).toEqual([]);
  });

  it('need garments', async () => {
    await edit({ serviceCategories: [] });
    expect(screen.getByText(/^Choose the garments you make first/)).toBeTruthy();
  });

  it('ask to confirm those of last year', async () => {
    await edit({ fromPrices: prices, pricesSetAt: '2020-02-15T10:00:00.000Z' });
    expect(screen.getByText(/^Set in February 2020, more than a year ago\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'They are still right' }));
    expect(screen.getByText('Confirmed as soon as you save.')).toBeTruthy();
    expect(await saved()).toMatchObject({ fromPrices: prices, confirmsPrices: true });
  });

  it('say when they were set, and ask nothing within a year', async () => {
    const pricesSetAt = new Date(Date.now() - 300 * 86_400_000).toISOString();
    await edit({ fromPrices: prices, pricesSetAt });
    expect(screen.getByText(/^Set in .* \d{4}\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'They are still right' })).toBeNull();
  });
});

describe('the other facts', () => {
  it('are a range, a distance in miles, languages and ways of payment', async () => {
    await edit();
    const turnaround = group(/^Usual turnaround/);
    await user.type(turnaround.getByRole('textbox', { name: 'From' }), '2');
    await user.type(turnaround.getByRole('textbox', { name: 'To' }), '23');
    await user.selectOptions(turnaround.getByRole('combobox', { name: 'Unit' }), 'days');
    await user.click(toggle('Home visits'));
    await write(/^How far you go/, '10');
    await user.type(select(/^Languages you speak/), 'yoru{Enter}');
    await user.click(screen.getByRole('button', { name: 'Bank transfer' }));
    expect(await saved()).toMatchObject({
      turnaround: { from: 2, to: 23, unit: 'days' },
      homeVisits: true,
      homeVisitMeters: 16_093,
      languages: ['yo'],
      paymentMethods: ['Bank transfer'],
    });
    for (const shown of ['2 to 23 days', 'Within 10 miles', 'Yoruba', 'Bank transfer'])
      expect(await screen.findByText(shown)).toBeTruthy();
  });

  it('take no other figure out of what is written, and say so', async () => {
    await edit();
    const from = () => group(/^Usual turnaround/).getByRole<HTMLInputElement>('textbox', { name: 'From' });
    const figures = () => [from().value, text(/^How far you go/).value];
    const messages = () =>
      ['Give a whole number from 1 to 99', 'Give a whole number, at most 500 km'].map((message) =>
        screen.queryByText(message),
      );
    const writeBoth = async (turnaround: string, distance: string) => {
      await user.clear(from());
      await user.paste(turnaround);
      await write(/^How far you go/, distance);
    };
    await user.click(toggle('Home visits'));
    for (const written of ['1,5', '1.5', '1½', '2-3', '-5', '1 5']) {
      await writeBoth(written, written);
      expect(figures()).toEqual([written, written]);
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      await waitFor(() => expect(messages(), written).not.toContain(null));
      expect(figures()).toEqual([written, written]);
      await writeBoth('٢', '10 miles');
      await waitFor(() => expect(messages(), written).toEqual([null, null]));
    }
    expect(api.sent(tailorApi.update)).toEqual([]);
    expect(await saved()).toMatchObject({ turnaround: { from: 2 }, homeVisitMeters: 16_093 });
  });

  it('can be removed', async () => {
    await edit({ turnaround: { from: 3, to: null, unit: 'weeks' }, homeVisits: true, homeVisitMeters: 5_000 });
    await user.clear(group(/^Usual turnaround/).getByRole('textbox', { name: 'From' }));
    await user.click(toggle('Home visits'));
    expect(await saved()).toMatchObject({ turnaround: null, homeVisits: false, homeVisitMeters: null });
  });

  it('show what the server refuses on the field', async () => {
    await edit();
    const message = 'Not a time zone';
    await user.selectOptions(select(/^Opening hours/), 'By weekday');
    api.once(tailorApi.update, refusal(400, { message, code: 'invalid', errors: { openingHours: [message] } }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement?.id).toBe('profile-openingHours');
  });
});

describe('the read-only view', () => {
  it('confirms prices of last year at once', async () => {
    await edit({ fromPrices: prices, pricesSetAt: '2020-02-15T10:00:00.000Z' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'They are still right' }));
    expect(await screen.findByText('Prices confirmed')).toBeTruthy();
    expect(api.sent(tailorApi.update)[0]?.body).toMatchObject({ fromPrices: prices, confirmsPrices: true });
  });
});
