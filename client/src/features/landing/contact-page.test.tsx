// @vitest-environment happy-dom
import { PAGE_DATA_ID, type PageData } from '@shared/page-data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactPage } from './contact-page';

function show(data: PageData): void {
  const block = document.createElement('script');
  block.id = PAGE_DATA_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify(data);
  document.body.replaceChildren(block);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <ContactPage />
    </QueryClientProvider>,
  );
}

it('links the address of the operator', () => {
  show({ answers: [], signedIn: false, contactEmail: 'help@seamfolk.example' });
  const link = screen.getByRole('link', { name: 'help@seamfolk.example' });
  expect(link.getAttribute('href')).toBe('mailto:help@seamfolk.example');
});

it('shows a message if the operator has given none', () => {
  show({ answers: [], signedIn: false });
  expect(screen.getByText('The operator of this site gives no address here.')).toBeTruthy();
});
