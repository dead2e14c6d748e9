import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink, shareText } from './share';

const link = { title: 'Adunni Couture - Seamfolk', url: 'https://seamfolk.example/tailors/adunni-couture' };
const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));
const device = (parts: { share?: unknown; writeText?: unknown }) =>
  vi.stubGlobal('navigator', { share: parts.share, clipboard: parts.writeText && { writeText: parts.writeText } });

afterEach(() => vi.unstubAllGlobals());

describe('shareLink', () => {
  it('uses the share sheet if there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    const writeText = vi.fn();
    device({ share, writeText });
    expect(await shareLink(link)).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('treats a closed sheet as no error, and copies nothing', async () => {
    const writeText = vi.fn();
    device({ share: failing('AbortError'), writeText });
    expect(await shareLink(link)).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies if there is no sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    device({ writeText });
    expect(await shareLink(link)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it('copies if the sheet does not work', async () => {
    device({ share: failing('NotAllowedError'), writeText: () => Promise.resolve() });
    expect(await shareLink(link)).toBe('copied');
  });

  it.each([[{ writeText: failing('NotAllowedError') }], [{}]])('reports that it cannot copy', async (parts) => {
    device(parts);
    expect(await shareLink(link)).toBe('failed');
  });
});

describe('shareText', () => {
  it('uses the share sheet if there is one, and copies otherwise', async () => {
    const share = vi.fn(() => Promise.resolve());
    device({ share });
    expect(await shareText('Chest: 42')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ text: 'Chest: 42' });
    const writeText = vi.fn(() => Promise.resolve());
    device({ writeText });
    expect(await shareText('Chest: 42')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('Chest: 42');
  });
});
