// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/api/query-client';
import './lightbox'; // preloads what a click imports
import { Portfolio } from './portfolio';
import { galleryApi } from '@shared/gallery/contract';
import { fakeApi } from '../../../../../../tests/support/client/fake-api';
import { aPicture } from '../../../../../../tests/support/client/rows';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const tailorId = '0b7ad9c4-6a1f-4c55-9e4e-0a6f0f6f1a01';
const pictures = [
  aPicture(1, { caption: 'Lace dress', category: 'Wedding' }),
  aPicture(2, { category: 'Suit' }),
  aPicture(3),
];

async function show(images = pictures) {
  api.on(galleryApi.listOf, images);
  render(
    <QueryClientProvider client={queryClient}>
      <Portfolio tailorId={tailorId} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Lace dress' });
}

const tile = (name: string) => screen.getByRole('button', { name });
const picture = (name: string) => within(tile(name)).getByRole('img', { name });

beforeEach(() => {
  // Without transitions the lightbox opens at once.
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: true, media: query }));
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a tile', () => {
  it('is labelled by its caption, else its category, else its number', async () => {
    await show();
    expect(screen.getByText('Lace dress')).toBeTruthy();
    expect(picture('Suit')).toBeTruthy();
    expect(picture('Portfolio image 3').getAttribute('height')).toBe('1000');
  });

  it('has the picture as WebP and as JPEG', async () => {
    await show();
    expect(picture('Suit').getAttribute('src')).toBe('/pictures/2.jpg');
    expect(picture('Suit').getAttribute('srcset')).toBe('/pictures/2-320.webp 320w, /pictures/2-640.webp 640w');
  });

  it('loads when it is close to the view, but the first one at once', async () => {
    await show();
    expect(picture('Lace dress').getAttribute('loading')).toBe('eager');
    expect(picture('Lace dress').getAttribute('fetchpriority')).toBe('high');
    expect(picture('Suit').getAttribute('loading')).toBe('lazy');
    expect(picture('Suit').getAttribute('fetchpriority')).toBe('low');
  });

  it('shows the whole picture, with its caption below', async () => {
    await show();
    expect(picture('Lace dress').className).toContain('object-contain');
    const caption = screen.getByText('Lace dress');
    expect(caption.tagName).toBe('FIGCAPTION');
    expect(caption.dir).toBe('auto');
    expect(tile('Lace dress').contains(caption)).toBe(false);
  });

  it('is a link to the picture without scripts', async () => {
    await show();
    expect(tile('Suit').getAttribute('href')).toBe('/pictures/2.jpg');
  });

  it('opens by the space key too', async () => {
    await show();
    tile('Suit').focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('dialog', { name: 'Portfolio' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has a link to all pictures of a large portfolio without scripts', async () => {
    history.replaceState(null, '', '/tailors/ada');
    const many = [...pictures, ...[4, 5, 6].map((number) => aPicture(number))];
    await show(many);
    const address = tile('1 more picture').getAttribute('href');
    expect(address).toBe('?pictures=all');
    cleanup();
    history.replaceState(null, '', `/tailors/ada${address}`);
    await show(many);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    history.replaceState(null, '', '/');
  });

  it('shows the other pictures of a large portfolio after a press on the last', async () => {
    await show([...pictures, ...[4, 5, 6, 7].map((number) => aPicture(number))]);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    const last = tile('2 more pictures');
    await user.click(last);
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    expect(document.activeElement).toBe(last);
    expect(last).toBe(tile('Portfolio image 5'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the lightbox', () => {
  const open = async (name: string) => {
    await show();
    await user.click(tile(name));
    const lightbox = await screen.findByRole('dialog', { name: 'Portfolio' });
    await waitFor(() => expect(document.activeElement).toBe(lightbox));
    return lightbox;
  };
  const counter = (lightbox: HTMLElement) => lightbox.querySelector('.pswp__counter')?.textContent;
  const caption = (lightbox: HTMLElement) => lightbox.querySelector('[data-caption]')?.textContent;
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('shows the picture of the tile with its caption and number', async () => {
    const lightbox = await open('Suit');
    expect([counter(lightbox), caption(lightbox)]).toEqual(['2 / 3', 'Suit']);
    expect(within(lightbox).getByText('Picture 2 of 3: Suit')).toBeTruthy();
    expect(within(lightbox).getByRole('button', { name: 'Next picture' })).toBeTruthy();
  });

  it('changes the picture by keys, and wraps at the end', async () => {
    const lightbox = await open('Suit');
    await user.keyboard('{ArrowRight}');
    expect([counter(lightbox), caption(lightbox)]).toEqual(['3 / 3', '']);
    await user.keyboard('{ArrowRight}');
    expect([counter(lightbox), caption(lightbox)]).toEqual(['1 / 3', 'Lace dress']);
    await user.keyboard('{End}{ArrowLeft}');
    expect(counter(lightbox)).toBe('2 / 3');
  });

  it('closes by Escape, and returns the focus to the tile', async () => {
    await open('Suit');
    await user.keyboard('{ArrowRight}{Escape}');
    await gone();
    expect(document.activeElement).toBe(tile('Suit'));
  });

  it('closes by Back, and the page stays', async () => {
    const before = location.href;
    await open('Suit');
    history.back();
    await gone();
    expect(location.href).toBe(before);
  });

  it('is replaced by the report of the shown picture, which returns the focus to its tile', async () => {
    const lightbox = await open('Suit');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.click(within(lightbox).getByRole('button', { name: 'Report this picture' }));
    const report = await screen.findByRole('dialog', { name: 'Report this picture' });
    expect(within(report).getByText(/^Lace dress\./)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Portfolio' })).toBeNull());
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(tile('Lace dress')));
  });

  it('uses the JPEG if the WebP does not load', async () => {
    // In happy-dom elements have no size and images never load. PhotoSwipe loads a picture only if the window has a size.
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const lightbox = await open('Suit');
    const shown = () => lightbox.querySelector<HTMLImageElement>('[aria-hidden="false"] img[alt="Suit"]');
    expect(shown()?.srcset).toContain('2-640.webp');
    fireEvent.error(shown() as HTMLImageElement);
    expect(shown()?.srcset).toBe('');
    expect(shown()?.getAttribute('src')).toBe('/pictures/2.jpg');
  });
});
