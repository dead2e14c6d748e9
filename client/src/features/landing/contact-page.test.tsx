// @vitest-environment happy-dom
import type { PageData } from '@shared/page-data';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageDataContext } from '../../lib/page-data';
import { ContactPage } from './contact-page';

function show(data: PageData): void {
  render(
    <PageDataContext value={data}>
      <ContactPage />
    </PageDataContext>,
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
