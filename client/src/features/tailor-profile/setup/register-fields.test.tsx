// @vitest-environment happy-dom
import { tailorApi } from '@shared/tailor/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { user, api, open, field, chip, heading, fillIn } from '../../../../../tests/support/client/register-page';

describe('the profile URL', () => {
  it('follows the name until it is edited, and again when it is emptied', async () => {
    open();
    await heading('Create Your Tailor Profile');
    await user.type(field('Business name'), 'Adéṣínà');
    expect(field('Profile URL').value).toBe('adesina');
    await user.type(field('Profile URL'), '-bespoke');
    await user.type(field('Business name'), ' Tailoring');
    expect(field('Profile URL').value).toBe('adesina-bespoke');
    await user.clear(field('Profile URL'));
    await user.type(field('Business name'), ' Ltd');
    expect(field('Profile URL').value).toBe('adesina-tailoring-ltd');
  });

  it('shows while typing whether it is free', async () => {
    open();
    api.on(tailorApi.slugAvailability, ({ params }) => ({ available: params.slug !== 'needle' }));
    await heading('Create Your Tailor Profile');
    await user.type(field('Profile URL'), 'needle');
    await screen.findByText('This URL is already taken');
    await user.type(field('Profile URL'), '-works');
    await screen.findByText('This URL is available');
    expect(api.sent(tailorApi.slugAvailability).map(({ params }) => params.slug)).toEqual(['needle', 'needle-works']);
  });

  it('shows an error on its field if it was taken in the meantime', async () => {
    const taken = 'This URL is already taken';
    open();
    api.on(tailorApi.create, refusal(409, { message: taken, code: 'slug_taken', errors: { profileSlug: [taken] } }));
    await fillIn();
    await user.click(chip('Create Profile'));
    expect((await screen.findAllByText(taken)).map(({ id }) => id)).toEqual(['profile-profileSlug-error']);
    expect(screen.queryByText('This URL is available')).toBeNull();
    expect(screen.queryByText('Error')).toBeNull();
    expect(document.activeElement).toBe(field('Profile URL'));
  });
});

describe('an error of the server', () => {
  it('is shown on its field, which gets the focus even if it has no input', async () => {
    const wrong = 'Please select at least one service category';
    open();
    api.on(tailorApi.create, refusal(400, { message: 'Invalid', errors: { primaryServiceCategories: [wrong] } }));
    await fillIn();
    await user.click(chip('Create Profile'));
    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Service categories' }));
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('cultural specialties', () => {
  it('are shown only with their category, and cleared with it', async () => {
    open();
    await heading('Create Your Tailor Profile');
    expect(screen.queryByText('African Attire')).toBeNull();
    await user.click(chip('Cultural & Traditional Wear'));
    await user.click(chip('African Attire'));
    expect(chip('African Attire').getAttribute('aria-pressed')).toBe('true');
    await user.click(chip('Cultural & Traditional Wear'));
    expect(screen.queryByText('African Attire')).toBeNull();
    await user.click(chip('Cultural & Traditional Wear'));
    expect(chip('African Attire').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('country and garments', () => {
  it('finds a country by its common names', async () => {
    open();
    await heading('Create Your Tailor Profile');
    const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
    await user.type(country, 'UK{Enter}');
    expect(country.value).toBe('United Kingdom');
    await user.clear(country);
    await user.type(country, 'Ukraine{Enter}');
    expect(country.value).toBe('Ukraine');
  });

  it('adds and removes garments', async () => {
    open();
    await heading('Create Your Tailor Profile');
    const garments = screen.getByRole('combobox', { name: 'Garments you make (optional)' });
    await user.type(garments, 'agb{Enter}');
    await user.type(garments, 'saree{Enter}');
    await user.click(chip('Remove Agbada'));
    expect(screen.queryByRole('button', { name: 'Remove Agbada' })).toBeNull();
    expect(chip('Remove Saree/Sari')).toBeTruthy();
  });
});

describe('the numbers', () => {
  it('can be the same one', async () => {
    open();
    await heading('Create Your Tailor Profile');
    await user.click(screen.getByRole('checkbox', { name: 'WhatsApp is the same number' }));
    await user.type(field('Phone (optional)'), '0803');
    expect(field('WhatsApp (optional)').value).toBe('0803');
  });
});
