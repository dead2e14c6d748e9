// @vitest-environment happy-dom
import { type SiteInfo, siteApi } from '@shared/site/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { queryClient } from '../../lib/api/query-client';
import { ContactPage } from './contact-page';
import { TermsPage } from './terms-page';

const api = fakeApi();

function open(page: typeof ContactPage, site: SiteInfo | Response): void {
  const Page = page;
  api.on(siteApi.get, site);
  render(<Page />);
}

afterEach(() => {
  cleanup();
  queryClient.clear();
});

describe('ContactPage', () => {
  it('links the address of the operator, and says who that is', async () => {
    open(ContactPage, {
      operatorName: 'Adaeze Okafor',
      operatorAddress: ['12 Balogun Street', 'Lagos'],
      contactEmail: 'help@seamfolk.example',
    });
    const link = await screen.findByRole('link', { name: 'help@seamfolk.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@seamfolk.example');
    expect(screen.getByText('Adaeze Okafor').closest('address')?.textContent).toContain('Lagos');
  });

  it('shows a message if the operator has given none', async () => {
    open(ContactPage, {});
    expect(await screen.findByText('The operator of this site gives no address here.')).toBeTruthy();
  });

  it('offers to try again if the address did not load', async () => {
    open(ContactPage, refusal(503, 'Away'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on(siteApi.get, { contactEmail: 'help@seamfolk.example' });
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'help@seamfolk.example' })).toBeTruthy();
  });
});

describe('TermsPage', () => {
  it('shows the terms of the product, or the operator’s instead', async () => {
    open(TermsPage, {});
    expect(await screen.findByRole('heading', { name: 'What may not be published' })).toBeTruthy();
    cleanup();
    queryClient.clear();
    open(TermsPage, { terms: '<h2>Rules of the house</h2>' });
    expect(await screen.findByRole('heading', { name: 'Rules of the house' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What may not be published' })).toBeNull();
  });
});
