import { describe, expect, it } from 'vitest';
import { pageAt, pathOf } from './pages';

describe('pageAt', () => {
  it.each([
    ['/', 'home', {}],
    ['/discover', 'discover', {}],
    ['/Discover/', 'discover', {}],
    ['/tailors/adunni-couture', 'tailor', { slug: 'adunni-couture' }],
    ['/tailors/Adunni%20Couture/', 'tailor', { slug: 'Adunni Couture' }],
    ['/measurements', 'measurements', {}],
    ['/measurements/an-id', 'clientMeasurements', { customerId: 'an-id' }],
    ['/measurements/an-id/card/another', 'measurementCard', { customerId: 'an-id', recordId: 'another' }],
    ['/measurements/an-id/compare', 'compare', { customerId: 'an-id' }],
    ['/clients/an-id', 'client', { customerId: 'an-id' }],
  ])('%s is %s', (path, name, params) => expect(pageAt(path)).toEqual({ name, params }));

  it.each(['//', '/nowhere', '/tailors', '/tailors/', '/tailors/a/b', '/tailors/%', '/discover//', '/:slug'])(
    '%s is none',
    (path) => expect(pageAt(path)).toBeUndefined(),
  );
});

describe('pathOf', () => {
  it.each(['/', '/discover', '/tailors/adunni-couture', '/tailors/a%2Fb', '/measurements/an-id'])(
    'leads back to %s',
    (path) => {
      const page = pageAt(path);
      expect(page && pathOf(page)).toBe(path);
    },
  );
});
