// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { isAskedBeforeLeaving } from '../../../../tests/support/client/leaving';
import { Button } from '../controls/button';
import { Combobox } from '../controls/combobox';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from './dialog';
import { TextField } from '../controls/field';

function Page() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [country, setCountry] = useState('');
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>Add Client</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Add New Client" dirty={name !== ''}>
        <DialogBody>
          <TextField label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
          <Combobox label="Country" options={['Nigeria', 'Norway']} value={country} onChange={setCountry} />
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
          <Button onClick={() => setOpen(false)}>Save</Button>
        </DialogFoot>
      </Dialog>
    </main>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Add Client' }));
  return user;
}

const dialog = () => screen.queryByRole('dialog', { name: 'Add New Client' });
const question = () => screen.queryByRole('alertdialog', { name: 'Discard changes?' });

/** Simulates Back: the previous entry becomes the current one, then popstate fires. */
const goBack = () =>
  act(() => {
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('Dialog', () => {
  it('focuses its first field and returns the focus to the element that opened it', async () => {
    const user = await openDialog();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    await act(() => new Promise((done) => setTimeout(done)));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Client' }));
  });

  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['Close', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' }))],
    [
      'Cancel',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
    ['Back', goBack],
  ])('asks before %s discards typed text', async (_, leave) => {
    const user = await openDialog();
    await user.type(screen.getByLabelText('Name'), 'Nkechi');
    await leave(user);
    expect(question()).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' }));

    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(question()).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nkechi');

    await leave(user);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(dialog()).toBeNull();
  });

  it('makes the browser ask before the page is left with typed text', async () => {
    const user = await openDialog();
    expect(isAskedBeforeLeaving()).toBe(false);
    await user.type(screen.getByLabelText('Name'), 'Nkechi');
    expect(isAskedBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(isAskedBeforeLeaving()).toBe(false);
  });

  it('stays open when the question is closed by Escape', async () => {
    const user = await openDialog();
    await user.type(screen.getByLabelText('Name'), 'Nkechi');
    await user.keyboard('{Escape}{Escape}');
    expect(question()).toBeNull();
    expect(dialog()).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('closes at once by Back if no text would be lost', async () => {
    await openDialog();
    goBack();
    expect(dialog()).toBeNull();
  });

  it('does not ask when the caller closes it after a save', async () => {
    const user = await openDialog();
    await user.type(screen.getByLabelText('Name'), 'Nkechi');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(dialog()).toBeNull();
  });

  it('leaves Escape to an open list inside it', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('combobox', { name: 'Country' }));
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(dialog()).not.toBeNull();
  });
});
