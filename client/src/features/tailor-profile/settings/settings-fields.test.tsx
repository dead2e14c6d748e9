// @vitest-environment happy-dom
import { tailorApi } from '@shared/tailor/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aTailor } from '../../../../../tests/support/client/rows';
import {
  user,
  api,
  open,
  field,
  button,
  edit,
  write,
  chooseCountry,
} from '../../../../../tests/support/client/settings-page';

describe('the first message', () => {
  it('shows the default text as a placeholder, which follows the name, and stays empty', async () => {
    open();
    await edit();
    expect(field('First message').value).toBe('');
    expect(field('First message').placeholder).toBe('Hello Mehta Tailoring, I found you on Seamfolk.');
    await write('Business Name', 'Mehta & Daughters');
    expect(field('First message').placeholder).toBe('Hello Mehta & Daughters, I found you on Seamfolk.');
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    expect(api.sent(tailorApi.update)[0]?.body).toMatchObject({ firstMessage: null });
  });

  it('can be changed, survives other changes, and can be reset to the default', async () => {
    open(aTailor({ firstMessage: 'Hello!' }));
    await edit();
    expect(field('First message').value).toBe('Hello!');
    await write('First message', 'Good day, I would like a fitting.');
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    await edit();
    await write('First message', '');
    await user.click(button('Save Changes'));
    await waitFor(() =>
      expect(api.sent(tailorApi.update).map(({ body }) => body)).toMatchObject([
        { firstMessage: 'Good day, I would like a fitting.' },
        { firstMessage: null },
      ]),
    );
  });

  it('is refused on its field if it is too long', async () => {
    open(aTailor({ firstMessage: 'x'.repeat(500) }));
    await edit();
    await user.type(field('First message'), 'y');
    await user.click(button('Save Changes'));
    await screen.findByText('Must be at most 500 characters');
    expect(api.sent(tailorApi.update)).toEqual([]);
  });
});

describe('a hidden profile picture', () => {
  it('says so to its owner, until another is chosen', async () => {
    const profilePictureHiddenAt = '2026-11-21T09:14:00.000Z';
    open(aTailor({ profilePictureUrl: '/pictures/me.jpg', profilePictureHiddenAt }));
    expect((await screen.findByRole('link', { name: 'Why?' })).getAttribute('href')).toBe('/decisions');
    await edit();
    expect(button('Change picture').getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText(/^Hidden from visitors/)).toBeTruthy();
    await user.click(button('Remove picture'));
    expect(screen.queryByText(/^Hidden from visitors/)).toBeNull();
  });
});

describe('the required fields', () => {
  it('are each reported with the specified words', async () => {
    open();
    await edit();
    for (const name of ['Business Name', 'City', 'Profile URL']) await write(name, '');
    await user.click(button('Location'));
    await user.clear(screen.getByRole('combobox', { name: 'Country' }));
    await user.click(button('Save Changes'));
    await screen.findByText('Business name is required');
    for (const message of ['City is required', 'Country is required', 'Profile URL is required']) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Business Name'));
  });

  it.each([
    ['Lagos', '', 'Nigeria'],
    ['London', 'E8 1EJ', 'United Kingdom'],
    ['Singapore', '238801', 'Singapore'],
    ['Dubai', '', 'United Arab Emirates'],
  ])('do not include a state for a tailor in %s', async (city, zipcode, country) => {
    open();
    await edit();
    await write('City', city);
    await write('Postal Code', zipcode);
    await chooseCountry(country);
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    expect(api.sent(tailorApi.update)[0]?.body).toMatchObject({ city, state: '', zipcode, country });
  });

  it('include state and postal code in New York', async () => {
    open();
    await edit();
    await write('City', 'New York');
    await write('Postal Code', '');
    await chooseCountry('USA');
    await user.click(button('Save Changes'));
    await screen.findByText('State/Province is required');
    expect(screen.getByText('Postal code is required')).toBeTruthy();
    expect(api.sent(tailorApi.update)).toEqual([]);
    await chooseCountry('Nigeria');
    await waitFor(() => expect(screen.queryByText('State/Province is required')).toBeNull());
    expect(screen.queryByText('Postal code is required')).toBeNull();
  });
});
