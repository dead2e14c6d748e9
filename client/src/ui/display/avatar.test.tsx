// @vitest-environment happy-dom
import { dataUrl, weave } from '@seamfolk/cloth';
import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Avatar } from './avatar';

const adunni = { seed: '7f1c2a34-0b1d-4c55-9a1e-2f3d4b5c6d7e', name: 'Adunni Couture' };

it("shows the initials on the tailor's cloth if there is no picture", async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { container } = render(<Avatar {...adunni} />);
  expect(container.textContent).toBe('AC');
  const cloth = dataUrl(weave(adunni.seed, { width: 112, height: 112, scale: 0.8 }));
  await waitFor(() => expect(container.querySelector('img')?.src).toBe(cloth));
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  vi.unstubAllGlobals();
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
