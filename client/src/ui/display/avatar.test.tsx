// @vitest-environment happy-dom
import { clothPath } from '@shared/site/cloth';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar';

const adunni = { seed: '7f1c2a34-0b1d-4c55-9a1e-2f3d4b5c6d7e', name: 'Adunni Couture' };

it("shows the initials on the tailor's cloth if there is no picture", () => {
  const { container } = render(<Avatar {...adunni} />);
  expect(container.textContent).toBe('AC');
  expect(container.querySelector('img')?.getAttribute('src')).toBe(clothPath('badge', adunni.seed));
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

it('shows TS if the name has no letters', () => {
  const { container, rerender } = render(<Avatar {...adunni} />);
  rerender(<Avatar {...adunni} name="  " />);
  expect(container.textContent).toBe('TS');
});

it('shows the picture if there is one', () => {
  const { container } = render(<Avatar {...adunni} src="/picture.jpg" alt="Adunni Couture" />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('img')?.alt).toBe('Adunni Couture');
});
