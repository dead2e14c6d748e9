// @vitest-environment happy-dom
import { casesApi, type Case } from '@shared/moderation/cases';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { anId, aPicture, aPublicTailor } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
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
  senders: 1,
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
  log: [{ seq: 1, at, act: 'opened', actor: 'server', by: 'the server', ground: null }],
};

const decision: Case['decisions'][number] = {
  id: anId(5),
  act: 'hide picture',
  by: 'Olu Bello',
  ground: 'spam',
  explanation: null,
  note: 'Seen',
  createdAt: at,
  endedAt: null,
  appeal: { text: 'Not spam', createdAt: at, answeredAt: null, granted: null, answer: null },
};

function open(path = '/operator') {
  api.on(casesApi.counts, { reports: 3, appeals: 0, flags: 1_200 });
  window.history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={queryClient}>
      <OperatorPage>Not here</OperatorPage>
      <Toaster />
    </QueryClientProvider>,
  );
}

const reportsWith = (...reasons: string[]): Pick<Case, 'reportList'> => ({
  reportList: reasons.map((reason, index) => ({ ...spam.reportList[0]!, id: anId(20 + index), reason })),
});

/** Opens a case, and waits until it is shown. */
async function openCase(about: Case) {
  api.on(casesApi.list, [about]);
  api.on(casesApi.get, about);
  open(`/operator?case=${about.id}`);
  await screen.findByRole('region', { name: 'Decide' });
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
    expect(names(form.getAllByRole('button'))).toEqual(['Hide picture', 'Dismiss', 'Hide page', 'Suspend account']);
    await user.selectOptions(form.getByLabelText('Reason, shown to the owner'), 'Hateful or abusive');
    expect(form.getByText('The owner reads: ‘It is hateful or abusive.’')).toBeTruthy();
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

  it('answers an appeal by its own form alone', async () => {
    const appealed = { ...spam, closedAt: at, decisions: [decision] };
    api.on(casesApi.list, [appealed]);
    api.on(casesApi.get, appealed);
    open(`/operator?list=appeals&case=${spam.id}`);
    const appeal = within(await screen.findByRole('region', { name: 'Appeal' }));
    expect(screen.queryByRole('region', { name: 'Decide' })).toBeNull();
    expect(appeal.getByText('Against: Picture hidden by Olu Bello. It is spam.')).toBeTruthy();
    expect(names(appeal.getAllByRole('button'))).toEqual(['Uphold the decision', 'Overturn and restore']);
    await user.type(appeal.getByLabelText(/^Answer to the owner/), 'It is');
    const answered = { answeredAt: at, granted: false, answer: 'It is' };
    const closed = { ...appealed, decisions: [{ ...decision, appeal: { ...decision.appeal!, ...answered } }] };
    api.on(casesApi.answer, closed);
    api.on(casesApi.get, closed);
    await user.click(appeal.getByRole('button', { name: 'Uphold the decision' }));
    expect(await screen.findByText(/upheld\. It is/)).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Decide' })).toBeTruthy();
    expect(api.sent(casesApi.answer).map(({ body }) => body)).toEqual([{ granted: false, answer: 'It is' }]);
  });

  it('has a list for each kind of work, with what waits, and asks for the next page', async () => {
    const next = { ...spam, id: anId(9), page: { ...spam.page, businessName: 'Older Gowns' } };
    const headers = { Link: '</api/operator/cases?list=reports&cursor=1_118>; rel="next"' };
    api.on(casesApi.list, ({ query }) => (query.cursor === '1_118' ? [next] : Response.json([spam], { headers })));
    open();
    const lists = within(await screen.findByRole('group', { name: 'Which cases' }));
    expect(await lists.findByRole('button', { name: 'Found 1,200' })).toBeTruthy();
    expect(names(lists.getAllByRole('button'))).toEqual(['Reports 3', 'Appeals 0', 'Found 1,200', 'Closed ']);
    expect(await screen.findByText('A picture, 2 reports of 1 visitor')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more cases' }));
    expect(await screen.findByText('Older Gowns')).toBeTruthy();
    expect(screen.getByText('Cheap Gowns')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more cases' })).toBeNull();
  });

  it('asks before it suspends, in words of what that does', async () => {
    await openCase(spam);
    await user.click(screen.getByRole('button', { name: 'Suspend account' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Suspend this account?' }));
    expect(question.getByText(/The owner cannot publish/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(api.sent(casesApi.decide)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Suspend account' }));
    api.on(casesApi.decide, spam);
    await user.click(
      within(screen.getByRole('alertdialog', { name: 'Suspend this account?' })).getByRole('button', {
        name: 'Suspend account',
      }),
    );
    await waitFor(() => expect(api.sent(casesApi.decide)).toHaveLength(1));
    expect(api.sent(casesApi.decide)[0]?.body).toMatchObject({ act: 'suspend', ground: 'spam' });
  });

  it.each<[what: string, about: Partial<Case>, value: string]>([
    ['the reason of its reports', {}, 'spam'],
    [
      'somebody else’s work for a copied picture',
      { kind: 'same picture', ...reportsWith('same picture') },
      'not own work',
    ],
    ['nothing for a new profile', { kind: 'new profile', ...reportsWith('new profile') }, ''],
    ['nothing where reports disagree', reportsWith('spam', 'hateful'), ''],
    ['nothing for ‘Something else’', reportsWith('other'), ''],
  ])('starts with %s', async (_what, about, value) => {
    await openCase({ ...spam, ...about });
    expect(screen.getByLabelText<HTMLSelectElement>('Reason, shown to the owner').value).toBe(value);
  });

  it('asks for a reason to hide, and for none to dismiss or to show a page that waits', async () => {
    const hold = { ...decision, act: 'hold', by: 'the server', appeal: null };
    const held = {
      ...spam,
      kind: 'new profile',
      imageId: null,
      image: null,
      decisions: [hold],
      ...reportsWith('new profile'),
    };
    await openCase(held);
    await user.click(screen.getByRole('button', { name: 'Hide page' }));
    expect(screen.getByText('Please choose a reason')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Reason, shown to the owner'));
    api.on(casesApi.decide, held);
    await user.click(screen.getByRole('button', { name: 'Show page' }));
    await waitFor(() => expect(api.sent(casesApi.decide)).toHaveLength(1));
    expect(api.sent(casesApi.decide)[0]?.body).toEqual({ act: 'restore', explanation: '', note: '' });
  });

  it('shows both pages of a copied picture, and hides the one or the other', async () => {
    const other = { ...spam.image!, imageUrl: '/pictures/4.jpg', businessName: 'Bukola Stitch', profileSlug: 'bukola' };
    await openCase({ ...spam, kind: 'same picture', other, ...reportsWith('same picture') });
    expect(screen.queryByRole('region', { name: 'Reports' })).toBeNull();
    expect(screen.getByRole('img', { name: 'This one, at Cheap Gowns' }).getAttribute('src')).toBe('/pictures/3.jpg');
    expect(screen.getByRole('img', { name: 'The other, at Bukola Stitch' }).getAttribute('src')).toBe(
      '/pictures/4.jpg',
    );
    const form = within(screen.getByRole('region', { name: 'Decide' }));
    expect(names(form.getAllByRole('button')).slice(0, 2)).toEqual(['Hide this one', 'Hide the other']);
    expect(form.getByRole('button', { name: 'Dismiss' })).toBeTruthy();
    api.on(casesApi.hideOther, spam);
    await user.click(form.getByRole('button', { name: 'Hide the other' }));
    await waitFor(() => expect(api.sent(casesApi.hideOther)).toHaveLength(1));
    expect(api.sent(casesApi.hideOther)[0]?.body).toEqual({ ground: 'not own work', explanation: '', note: '' });
  });

  it('names who acted', async () => {
    const restored = { ...decision, id: anId(6), act: 'restore', by: 'ada@x.example', appeal: null, endedAt: at };
    await openCase({ ...spam, closedAt: at, decisions: [restored, { ...decision, appeal: null }] });
    const decisions = within(screen.getByRole('region', { name: 'Decisions' }));
    expect(decisions.getAllByRole('listitem').map(({ textContent }) => textContent)).toMatchObject([
      expect.stringMatching(/^Restored by ada@x\.example/),
      expect.stringMatching(/^Picture hidden by Olu Bello: It is spam\./),
    ]);
    expect(within(screen.getByRole('region', { name: 'Log' })).getByText('by the server')).toBeTruthy();
  });
});
