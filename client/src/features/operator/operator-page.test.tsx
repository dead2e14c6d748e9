// @vitest-environment happy-dom
import { casesApi, type Case } from '@shared/cases';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { anId, aPicture, aPublicTailor } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { OperatorPage } from './operator-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const at = '2026-11-01T10:00:00.000Z';

const spam: Case = {
  id: anId(1),
  number: 118,
  kind: 'report',
  reason: 'spam',
  page: { id: anId(2), businessName: 'Cheap Gowns', profileSlug: 'gowns', isHidden: false, isSuspended: false },
  imageId: anId(3),
  reports: 2,
  openedAt: at,
  closedAt: null,
  image: {
    imageUrl: '/pictures/3.jpg',
    width: 400,
    height: 500,
    caption: 'Red lace',
    createdAt: at,
    isHidden: false,
    isProfilePicture: false,
    businessName: 'Cheap Gowns',
    profileSlug: 'gowns',
  },
  other: null,
  content: {
    ...aPublicTailor({ id: anId(2), businessName: 'Cheap Gowns', bio: 'Buy at https://gowns.example' }),
    profilePictureHiddenAt: null,
    pictures: [{ ...aPicture(3), caption: 'Red lace', updatedAt: at, hiddenAt: null }],
  },
  reportList: [
    {
      id: anId(4),
      reference: 'R-2345-6789',
      reason: 'spam',
      text: 'Again',
      email: 'me@x.example',
      details: null,
      createdAt: at,
    },
  ],
  decisions: [],
  log: [{ seq: 1, at, act: 'opened', actor: 'server', ground: null }],
};

const decision: Case['decisions'][number] = {
  id: anId(5),
  act: 'hide picture',
  ground: 'spam',
  explanation: null,
  note: 'Seen',
  createdAt: at,
  endedAt: null,
  appeal: { text: 'Not spam', createdAt: at, answeredAt: null, granted: null, answer: null },
};

function open(path = '/operator') {
  window.history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={queryClient}>
      <OperatorPage>Not here</OperatorPage>
      <Toaster />
    </QueryClientProvider>,
  );
}

const names = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  window.history.replaceState(null, '', '/');
});

describe('OperatorPage', () => {
  it('is not there for other users', async () => {
    api.on(casesApi.list, refusal(404, { message: 'Not found', code: 'not_found' }));
    open();
    expect(await screen.findByText('Not here')).toBeTruthy();
  });

  it('opens a case and decides it with a reason', async () => {
    api.on(casesApi.list, [spam]);
    api.on(casesApi.get, spam);
    open();
    await user.click(await screen.findByRole('button', { name: /Cheap Gowns/ }));
    expect(await screen.findByText('Again')).toBeTruthy();
    expect(screen.getAllByText('Red lace')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'me@x.example' }).getAttribute('href')).toMatch(/^mailto:me@x\.example/);
    const form = within(screen.getByRole('region', { name: 'Decide' }));
    expect(names(form.getAllByRole('button'))).toEqual(['Hide picture', 'Hide page', 'Dismiss', 'Suspend account']);
    await user.selectOptions(form.getByLabelText('Reason, shown to the owner'), 'It is hateful or abusive.');
    await user.type(form.getByLabelText(/^Words to the owner/), 'Take it down');
    const hidden = { ...spam, closedAt: at, decisions: [{ ...decision, appeal: null }] };
    api.on(casesApi.decide, hidden);
    api.on(casesApi.get, hidden);
    await user.click(form.getByRole('button', { name: 'Hide picture' }));
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy();
    const body = { act: 'hide picture', ground: 'hateful', explanation: 'Take it down', note: '' };
    expect(api.sent(casesApi.decide).map(({ body }) => body)).toEqual([body]);
  });

  it('shows what a page says, as text, with its hidden pictures', async () => {
    const pictures = Array.from({ length: 14 }, (_, index) => ({
      ...aPicture(index, { caption: `Gown ${index}` }),
      updatedAt: at,
      hiddenAt: index === 1 ? at : null,
    }));
    const held = { ...spam, imageId: null, image: null, content: { ...spam.content, pictures } };
    api.on(casesApi.list, [held]);
    api.on(casesApi.get, held);
    open(`/operator?case=${spam.id}`);
    const said = within(await screen.findByRole('region', { name: 'What it says' }));
    expect(said.getByText('Buy at https://gowns.example')).toBeTruthy();
    expect(said.getByText('Phone').nextSibling?.textContent).toBe('+1 718 555 0142');
    expect(said.getAllByRole('img', { name: /^Picture/ })).toHaveLength(12);
    expect(said.getAllByText('Hidden')).toHaveLength(1);
    await user.click(said.getByRole('button', { name: 'Show all 14 pictures' }));
    expect(said.getByText('Gown 13')).toBeTruthy();
    const ours = pictures.map(({ imageUrl }) => imageUrl);
    expect(said.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ours);
  });

  it('answers an appeal', async () => {
    const appealed = { ...spam, closedAt: at, decisions: [decision] };
    api.on(casesApi.list, [appealed]);
    api.on(casesApi.get, appealed);
    open(`/operator?list=appeals&case=${spam.id}`);
    const appeal = within(await screen.findByRole('region', { name: 'Appeal' }));
    await user.type(appeal.getByLabelText(/^Answer to the owner/), 'It is');
    const answered = { answeredAt: at, granted: false, answer: 'It is' };
    const closed = { ...appealed, decisions: [{ ...decision, appeal: { ...decision.appeal!, ...answered } }] };
    api.on(casesApi.answer, closed);
    api.on(casesApi.get, closed);
    await user.click(appeal.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText(/refused\. It is/)).toBeTruthy();
    expect(api.sent(casesApi.answer).map(({ body }) => body)).toEqual([{ granted: false, answer: 'It is' }]);
  });
});
