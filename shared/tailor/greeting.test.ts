import { describe, expect, it } from 'vitest';
import { greetingTo } from './greeting';

describe('the first message', () => {
  it('is the tailor’s own, else the default', () => {
    expect(greetingTo({ businessName: 'Ada & Co', firstMessage: null })).toBe(
      'Hello Ada & Co, I found you on Seamfolk.',
    );
    expect(greetingTo({ businessName: 'Ada & Co', firstMessage: 'Welcome!' })).toBe('Welcome!');
  });
});
