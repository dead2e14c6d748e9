import { describe, expect, it } from 'vitest';
import { BRAND } from '../site/brand';
import type { WorkroomPageName } from './pages';
import { workroomTitle } from './workroom-titles';

describe('workroomTitle', () => {
  it('returns the title of a screen with the name of the product', () => {
    expect(workroomTitle('orders')).toBe(`Orders - ${BRAND}`);
  });

  it('returns the name of the product for a screen without a title', () => {
    expect(workroomTitle('appointments' as WorkroomPageName)).toBe(BRAND);
  });
});
