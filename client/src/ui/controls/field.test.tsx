// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { Button } from './button';
import { TextField } from './field';
import { TextArea } from './text-area';

function Form() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', bio: 'Bespoke' } });
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <TextField
        label="Name"
        hint="As on the door"
        error={formState.errors.name?.message}
        {...register('name', { required: 'Name is required' })}
      />
      <TextArea label="Bio" optional count={5000} {...register('bio')} />
      <Button type="submit">Save</Button>
    </form>
  );
}

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('TextField', () => {
  it('works with register: a refused submit focuses it and reads its message out', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const name = screen.getByLabelText('Name');
    expect((await screen.findByRole('alert')).textContent).toBe('Name is required');
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(described(name)).toEqual(['Name is required', 'As on the door']);
  });
});

describe('TextArea', () => {
  it('counts what the form put there and what is typed', async () => {
    const user = userEvent.setup();
    render(<Form />);
    expect(screen.getByText('7 / 5,000')).toBeTruthy();
    await user.type(screen.getByLabelText('Bio (optional)'), ' suits');
    expect(screen.getByText('13 / 5,000')).toBeTruthy();
  });
});
