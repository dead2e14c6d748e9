// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ComboboxInput } from './combobox-input';

const fruit = ['Apple', 'Apricot'];

function show(options = fruit) {
  const onChoose = vi.fn();
  const onSettle = vi.fn();
  function Stage() {
    const [text, setText] = useState('');
    const box = { options, onChoose, onSettle, text, onText: setText };
    return <ComboboxInput {...box} freeText aria-label="Fruit" listLabel="Fruits" />;
  }
  render(<Stage />);
  return { user: userEvent.setup(), input: screen.getByRole('combobox'), onChoose, onSettle };
}

describe('ComboboxInput with free text', () => {
  it('chooses by arrows and Enter, and not before', async () => {
    const { user, input, onChoose, onSettle } = show();
    await user.type(input, 'ap');
    expect(input.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}');
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Apple');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Apricot');
    expect(onSettle).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('chooses by a press, which leaves the focus where it is', async () => {
    const { user, input, onChoose } = show();
    await user.type(input, 'ap');
    await user.click(screen.getByRole('option', { name: 'Apple' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Apple');
    expect(document.activeElement).toBe(input);
  });

  it('commits the typed text on Enter and on blur', async () => {
    const { user, input, onChoose, onSettle } = show();
    await user.type(input, 'ap{Enter}');
    expect(onSettle).toHaveBeenLastCalledWith('ap');
    await user.type(input, 'x');
    await user.tab();
    expect(onSettle).toHaveBeenLastCalledWith('apx');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('shows no empty list', async () => {
    const { user, input } = show([]);
    await user.type(input, 'ap');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('No matches')).toBeNull();
  });
});
