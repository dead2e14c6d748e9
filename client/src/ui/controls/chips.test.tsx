// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MoreChips } from '../display/chips';
import { ToggleChips } from './chips';

describe('MoreChips', () => {
  it('stops at max and says how many are left', () => {
    render(<MoreChips items={['Agbada', 'Kaftan', 'Kente', 'Dashiki', 'Aso-Ebi']} max={3} label="Services" />);
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual(['Agbada', 'Kaftan', 'Kente', '+22 more']);
  });

  it('has no +n when all fit, and nothing at all for none', () => {
    const { container, rerender } = render(<MoreChips items={['Agbada']} max={3} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    rerender(<MoreChips items={[]} max={3} />);
    expect(container.textContent).toBe('');
  });
});

const options = ['Alterations & Repairs', 'Wedding & Bridal', 'Specialty Services'] as const;

function Services({ max }: { max?: number }) {
  const [value, setValue] = useState<(typeof options)[number][]>([]);
  return <ToggleChips label="Services" options={options} value={value} onChange={setValue} max={max} />;
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

  it('takes no more than max', async () => {
    const user = userEvent.setup();
    render(<Services max={1} />);
    await user.click(screen.getByRole('button', { name: 'Wedding & Bridal' }));
    await user.click(screen.getByRole('button', { name: 'Specialty Services' }));
    expect(pressed()).toEqual(['Wedding & Bridal']);
  });
});
