// @vitest-environment happy-dom
import { reportsApi } from '@shared/moderation/reports';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../../tests/support/client/fake-api';
import { aPicture, anId, aPublicTailor } from '../../../../../../tests/support/client/rows';
import { ReportButton } from './report-button';
import { ReportDialog } from './report-dialog';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const tailorId = anId(1);
const send = () => user.click(screen.getByRole('button', { name: 'Send report' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Report this page', () => {
  it('opens a dialog, asks for a reason, and shows the reference', async () => {
    api.on(reportsApi.create, { reference: 'R-2345-6789' });
    render(<ReportButton tailor={aPublicTailor({ id: tailorId })} />);
    await user.click(screen.getByRole('button', { name: 'Report this page' }));
    await screen.findByRole('dialog', { name: 'Report this page' });
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Please choose what is wrong');
    await user.click(screen.getByRole('radio', { name: /^Private data/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByLabelText(/^Tell us more/), 'My number');
    await send();
    expect(await screen.findByText('R-2345-6789')).toBeTruthy();
    expect(api.sent(reportsApi.create).map(({ body }) => body)).toEqual([
      { tailorId, profilePicture: false, reason: 'private data', text: 'My number', email: '', homepage: '' },
    ]);
  });

  it('goes on to Close after it was sent, and back to its button after that', async () => {
    api.on(reportsApi.create, { reference: 'R-2345-6789' });
    render(<ReportButton tailor={aPublicTailor({ id: tailorId })} />);
    const button = screen.getByRole('button', { name: 'Report this page' });
    await user.click(button);
    await user.click(await screen.findByRole('radio', { name: 'Spam' }));
    await send();
    const thanks = await screen.findByRole('dialog', { name: 'Thank you' });
    const close = within(thanks).getAllByRole('button', { name: 'Close' })[0];
    expect(document.activeElement).toBe(close);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('is a form of a page without scripts', () => {
    render(<ReportButton tailor={aPublicTailor()} />);
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Report this page' });
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/tailors/adunni-couture/report']);
  });

  it('reports the profile picture alone on request', async () => {
    api.on(reportsApi.create, { reference: 'R-2345-6789' });
    const { rerender } = render(<ReportDialog tailorId={tailorId} name="Adunni Couture" onClose={vi.fn()} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    rerender(<ReportDialog tailorId={tailorId} name="Adunni Couture" hasPicture onClose={vi.fn()} />);
    await user.click(screen.getByRole('checkbox', { name: 'It is about the profile picture alone' }));
    await user.click(screen.getByRole('radio', { name: /^Not their own work/ }));
    await send();
    expect(await screen.findByText('R-2345-6789')).toBeTruthy();
    expect(api.sent(reportsApi.create).map(({ body }) => body)).toMatchObject([{ tailorId, profilePicture: true }]);
  });

  it('has a field that people do not see', () => {
    render(<ReportDialog tailorId={tailorId} name="Adunni Couture" onClose={vi.fn()} />);
    expect(screen.queryByRole('textbox', { name: 'Homepage' })).toBeNull();
  });
});

describe('Report this picture', () => {
  it('sends the picture; a refusal stays in the dialog with what was typed', async () => {
    const message = 'Too many requests. Please wait a moment and try again.';
    api.once(reportsApi.create, refusal(429, { message, code: 'rate_limited' }));
    const image = aPicture(3, { caption: 'Lace dress' });
    render(<ReportDialog tailorId={tailorId} image={image} onClose={vi.fn()} />);
    expect(screen.getByText(/^Lace dress\. A person reads/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Not their own work/ }));
    await user.type(screen.getByLabelText(/^E-mail/), 'me@x.example');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('me@x.example');
    expect(api.sent(reportsApi.create).map(({ body }) => body)).toMatchObject([
      { imageId: image.id, reason: 'not own work' },
    ]);
  });
});
