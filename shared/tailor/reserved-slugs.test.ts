import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { demoTailors } from '../../server/local/demo/tailors';
import { pagePatterns } from '../pages/pages';
import { isReservedSlug, slugReserved } from './reserved-slugs';
import { slugSchema, tailorSetupSchema } from './contract';

describe('isReservedSlug', () => {
  it.each([
    ...['admin', 'login', 'log-in', 'support', 'support-team', 'help-desk', 'api', 'me', 'search', 'www', 'official'],
    ...['seamfolk', 'seam-folk', 'seamfolk-support', 'the-seamfolk-team', 'seamf0lk', 'seamfo1k', '-admin-'],
    ...Object.values(pagePatterns).flatMap((pattern) => pattern.split('/').filter((part) => /^[a-z]+$/.test(part))),
  ])('reserves %s', (slug) => expect(isReservedSlug(slug)).toBe(true));

  it.each([
    ...demoTailors.map(({ slug }) => slug),
    ...['the-fitting-room', 'master-tailor', 'master', 'style', 'royal', 'royal-stitches', 'bespoke', 'atelier-adunni'],
    ...['couture', 'studio-54', 'custom-suits', 'the-alterations-shop', 'folk', 'seams', 'folk-and-seam', 'seamstress'],
    ...['premium', 'special-occasions', 'the-press', 'family-tailors', 'tailor-of-leith', 'team-tailors', 'new-look'],
    ...['helping-hands', 'official-agbada', 'api-fashions', 'house-of-pay', 'customs-by-ade', 'login-lace', 'jobson'],
  ])('does not reserve %s', (slug) => expect(isReservedSlug(slug)).toBe(false));
});

describe('the slug in a form', () => {
  const profile = {
    businessName: 'Support',
    city: 'Lagos',
    country: 'Nigeria',
    primaryServiceCategories: ['Alterations & Repairs'],
    profileSlug: 'support',
  };
  const messages = (held?: string) =>
    safeParse(tailorSetupSchema(held), profile).error?.issues.map(({ path, message }) => [path[0], message]);

  it('is refused if it is reserved, with its own message', () => {
    expect(messages()).toEqual([['profileSlug', slugReserved]]);
    expect(safeParse(slugSchema, 'support').success).toBe(false);
  });

  it('is accepted from the tailor who has it', () => expect(messages('support')).toBeUndefined());
});
