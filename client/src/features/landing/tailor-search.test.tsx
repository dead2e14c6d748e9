// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { TailorSearch } from './tailor-search';

function show() {
  const { hook, searchHook, history } = memoryLocation({ path: '/', record: true });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <TailorSearch />
    </Router>,
  );
  return { user: userEvent.setup(), history };
}

describe('TailorSearch', () => {
  it('goes to the directory with the place that was typed', async () => {
    const { user, history } = show();
    await user.type(screen.getByPlaceholderText('City, zipcode, or address'), 'Ikeja, Lagos{Enter}');
    expect(history.at(-1)).toBe('/discover?near=Ikeja%2C+Lagos');
  });

  it('goes to the whole directory when nothing was typed', async () => {
    const { user, history } = show();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(history.at(-1)).toBe('/discover');
  });

  it.each([
    ['Brooklyn, NY', '/discover?near=Brooklyn%2C+NY'],
    ['10001', '/discover?near=10001'],
    ['London, UK', '/discover?near=London%2C+UK'],
    ['Mumbai, India', '/discover?near=Mumbai%2C+India'],
  ])('searches for the example %s', async (example, address) => {
    const { user, history } = show();
    await user.click(screen.getByRole('button', { name: example }));
    expect(history.at(-1)).toBe(address);
  });
});
