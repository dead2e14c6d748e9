// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox';
import { MultiCombobox } from './multi-combobox';

const countries = ['Niger', 'Nigeria', 'Norway', "Côte d'Ivoire", 'United Kingdom'];

function Country({ start = '' }) {
  const [value, setValue] = useState(start);
  return (
    <form>
      <Combobox label="Country" options={countries} value={value} onChange={setValue} autoComplete="country-name" />
      <output>{value}</output>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const value = () => screen.getByRole('status').textContent;
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  it('finds by typing, without accents, and chooses with Enter', async () => {
    const user = userEvent.setup();
    render(<Country />);
    await user.type(input(), 'cote');
    expect(shown()).toEqual(["Côte d'Ivoire"]);
    await user.keyboard('{Enter}');
    expect(value()).toBe("Côte d'Ivoire");
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('offers what matches in the given order, and all options in their own', async () => {
    const user = userEvent.setup();
    const likeliest = ['Nigeria', 'Niger', 'Norway', 'United Kingdom', "Côte d'Ivoire"];
    render(<Combobox label="Country" options={countries} likeliest={likeliest} value="" onChange={() => undefined} />);
    await user.click(input());
    expect(shown()).toEqual(countries);
    await user.type(input(), 'n');
    expect(shown()[0]).toBe('Nigeria');
    await user.type(input(), 'ig');
    expect(shown()).toEqual(['Nigeria', 'Niger']);
  });

  it('moves with the arrows, wraps at the ends, and keeps the focus in the input', async () => {
    const user = userEvent.setup();
    render(<Country />);
    await user.click(input());
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Niger');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('United Kingdom');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(value()).toBe('Nigeria');
    expect(document.activeElement).toBe(input());
  });

  it('moves to the last option with the arrow up if none is active', async () => {
    const user = userEvent.setup();
    render(<Country />);
    await user.click(input());
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('United Kingdom');
  });

  it('restores the previous choice on Escape', async () => {
    const user = userEvent.setup();
    render(<Country start="Norway" />);
    await user.clear(input());
    await user.type(input(), 'nig');
    await user.keyboard('{Escape}');
    expect(input().value).toBe('Norway');
    expect(value()).toBe('Norway');
  });

  it.each([
    ['nigeria', 'Nigeria'],
    ['kingdom', 'United Kingdom'],
    ['nowhere', 'Norway'],
    ['', ''],
  ])('left with the text %j, it has the value %j', async (text, expected) => {
    const user = userEvent.setup();
    render(<Country start="Norway" />);
    await user.clear(input());
    if (text) await user.type(input(), text);
    await user.tab();
    expect(value()).toBe(expected);
    expect(input().value).toBe(expected);
  });

  it('accepts a value that the browser fills in', () => {
    render(<Country />);
    fireEvent.change(input(), { target: { value: 'Norway' } });
    expect(value()).toBe('Norway');
  });

  it('says that nothing matches', async () => {
    const user = userEvent.setup();
    render(<Combobox label="Country" options={countries} value="" onChange={() => undefined} />);
    await user.type(input(), 'xyz');
    expect(screen.getByRole('status').textContent).toBe('No matches');
  });
});

const garments = { 'West African': ['Agbada', 'Kaftan'], 'East Asian': ['Kimono'] };

function Garments({ onSubmit = () => undefined }) {
  const [chosen, setChosen] = useState(['Kaftan']);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <MultiCombobox label="Garments" groups={garments} value={chosen} onChange={setChosen} />
    </form>
  );
}

describe('MultiCombobox', () => {
  const chips = () => screen.getAllByRole('button').map((chip) => chip.textContent);

  it('keeps groups, adds with the keyboard, and closes its list', async () => {
    const user = userEvent.setup();
    render(<Garments />);
    await user.type(input(), 'k');
    expect(screen.getByRole('group', { name: 'East Asian' })).toBeTruthy();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chips()).toEqual(['Remove Kaftan', 'Remove Kimono']);
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(input(), 'agb{Enter}');
    expect(chips()).toEqual(['Remove Kaftan', 'Remove Kimono', 'Remove Agbada']);
  });

  it('does not submit its form with a second Enter', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<Garments onSubmit={onSubmit} />);
    await user.type(input(), 'agb{Enter}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stays open after a press, for the next one', async () => {
    const user = userEvent.setup();
    render(<Garments />);
    await user.click(input());
    await user.click(screen.getByRole('option', { name: 'Agbada' }));
    await user.click(screen.getByRole('option', { name: 'Kimono' }));
    expect(chips()).toEqual(['Remove Kaftan', 'Remove Agbada', 'Remove Kimono']);
  });

  it('removes a choice by its chip', async () => {
    const user = userEvent.setup();
    render(<Garments />);
    await user.click(screen.getByRole('button', { name: 'Remove Kaftan' }));
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
