// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Picture } from './picture';

/** The thumbhash of a photo: blue sky over a beach. */
const thumbhash = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w';

const show = (fields: Partial<Parameters<typeof Picture>[0]> = {}) =>
  render(
    <Picture
      src="/p.jpg"
      srcSet="/p-320.webp 320w"
      sizes="50vw"
      width={800}
      height={1000}
      alt="Lace dress"
      thumbhash={thumbhash}
      {...fields}
    />,
  );

const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Lace dress' });
const placeholder = () => picture().style.backgroundImage;

describe('Picture', () => {
  it('reserves its space and shows a placeholder until it has loaded', async () => {
    show();
    expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['800', '1000']);
    await waitFor(() => expect(placeholder()).toMatch(/^url\("data:image\/png;base64,/));
    fireEvent.load(picture());
    await waitFor(() => expect(placeholder()).toBe(''));
  });

  it.each([null, '', 'not base64!'])('has no placeholder for the thumbhash %s', (none) => {
    show({ thumbhash: none });
    expect(placeholder()).toBe('');
  });

  it('starts again with another picture', async () => {
    const { rerender } = show();
    fireEvent.load(picture());
    await waitFor(() => expect(placeholder()).toBe(''));
    rerender(<Picture src="/q.jpg" width={1} height={1} alt="Lace dress" thumbhash={thumbhash} />);
    await waitFor(() => expect(placeholder()).not.toBe(''));
    expect(picture().srcset).toBe('');
  });

  it('shows the placeholder of the next picture after its code failed to load for one', async () => {
    const code = '../../lib/placeholder-url';
    vi.resetModules();
    const fails = vi.fn(() => Promise.reject(new Error('no connection')));
    vi.doMock(code, fails);
    const { Picture: Fresh } = await import('./picture');
    const fields = { src: '/p.jpg', width: 1, height: 1, thumbhash };
    const { rerender } = render(<Fresh {...fields} alt="Lace dress" />);
    await waitFor(() => expect(fails).toHaveBeenCalled());
    await expect(import('../../lib/placeholder-url')).rejects.toThrow();
    expect(placeholder()).toBe('');
    vi.doUnmock(code);
    rerender(<Fresh {...fields} src="/q.jpg" alt="Lace dress" />);
    await waitFor(() => expect(placeholder()).not.toBe(''));
  });

  it('falls back to the JPEG, then to a drawing with the same description', () => {
    show();
    expect([picture().srcset, picture().sizes]).toEqual(['/p-320.webp 320w', '50vw']);
    fireEvent.error(picture());
    expect([picture().srcset, picture().sizes]).toEqual(['', '']);
    expect(picture().getAttribute('src')).toBe('/p.jpg');
    fireEvent.error(picture());
    expect(document.querySelector('img')).toBeNull();
    expect(picture()).toBeTruthy();
  });
});
