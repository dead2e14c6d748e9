// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ChipList } from '../display/chips';
import { ToggleChips } from './chips';

describe('ChipList', () => {
  it('shows all items, and nothing at all for none', () => {
    const { container, rerender } = render(<ChipList items={['Agbada', 'Kaftan']} label="Services" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Agbada', 'Kaftan']);
    rerender(<ChipList items={[]} />);
    expect(container.textContent).toBe('');
  });
});

const options = ['Alterations & Repairs', 'Wedding & Bridal', 'Specialty Services'] as const;

function Services() {
  const [value, setValue] = useState<(typeof options)[number][]>([]);
  return <ToggleChips label="Services" options={options} value={value} onChange={setValue} />;
}

describe('ToggleChips', () => {
  const pressed = () => screen.queryAllByRole('button', { pressed: true }).map((chip) => chip.textContent);

  it('toggles, and keeps the order of the options', async () => {
    const user = userEvent.setup();
    render(<Services />);
    await user.click(screen.getByRole('button', { name: 'Specialty Services' }));
    await user.click(screen.getByRole('button', { name: 'Alterations & Repairs' }));
    expect(pressed()).toEqual(['Alterations & Repairs', 'Specialty Services']);
    await user.click(screen.getByRole('button', { name: 'Specialty Services' }));
    expect(pressed()).toEqual(['Alterations & Repairs']);
  });
});
