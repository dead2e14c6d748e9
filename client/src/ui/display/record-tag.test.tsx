// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordTag } from './record-tag';

it.each([
  [{ tags: 'Office shirt', sheetId: 'shirt' }, 'Office shirt', 'action'],
  [{ tags: 'Gown', sheetId: 'dress' }, 'Gown', 'purple'],
  [{ tags: 'Agbada', sheetId: null }, 'Agbada', 'orange'],
  [{ tags: null, sheetId: 'shirt' }, 'No label', 'sunken'],
])('the tag of %j says %j on %s', (record, words, cloth) => {
  render(<RecordTag record={{ ...record, measurements: {} }} />);
  const tag = screen.getByText(words);
  expect(tag.className).toMatch(new RegExp(`bg-${cloth}`));
  expect(tag.dir).toBe('auto');
});
