// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Name } from './name';

describe('Name', () => {
  it.each([
    ['Adunni Couture', false],
    ['Olúwaṣeun Adébáyọ', false],
    ['Adébáyọ' + '\u0300', true],
    ['Folákẹ' + '\u0301' + ' Ọlátúnjí', true],
    ['Ade' + '\u0301', false],
    ['Nguyễn Thị Hương', false],
    ['Kahaʻi & Sons, 2nd floor', false],
    ['Σοφία Παπαδοπούλου Alterations', true],
    ['مريم', true],
    ['山田 Tailors', true],
  ])('sets %s in the sans: %s', (name, other) => {
    render(<Name>{name}</Name>);
    expect(screen.getByText(name).classList.contains('font-text')).toBe(other);
    expect(screen.getByText(name).dir).toBe('auto');
  });
});
