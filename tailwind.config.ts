import type { Config } from 'tailwindcss';

/** Names the tokens of client/src/styles/tokens.css for utilities, so that one name covers light and dark mode. */
const config: Config = {
  // Each style sheet in client/src/styles names its own sources.
  content: [],
  theme: {
    /** From `shell` on, the signed-in bottom bar is a header. From `nav` on, the public menu is expanded. */
    screens: {
      xs: '480px',
      sm: '640px',
      md: '700px',
      nav: '860px',
      shell: '900px',
      lg: '960px',
      xl: '1100px',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      surface: 'var(--surface)',
      sunken: 'var(--sunken)',
      wash: 'var(--wash)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      hairline: 'var(--hairline)',
      edge: 'var(--edge)',
      thread: 'var(--thread)',
      veil: 'var(--veil)',
      brass: 'var(--brass)',
      mark: 'var(--mark)',
      focus: 'var(--focus)',
      scrim: 'var(--scrim)',
      action: {
        DEFAULT: 'var(--action)',
        hover: 'var(--action-hover)',
        press: 'var(--action-press)',
        on: 'var(--on-action)',
        ink: 'var(--action-ink)',
        tint: 'var(--action-tint)',
      },
      orange: { DEFAULT: 'var(--orange)', ink: 'var(--orange-ink)', tint: 'var(--orange-tint)' },
      purple: { DEFAULT: 'var(--purple)', ink: 'var(--purple-ink)', tint: 'var(--purple-tint)' },
      danger: {
        DEFAULT: 'var(--danger)',
        hover: 'var(--danger-hover)',
        on: 'var(--on-danger)',
        ink: 'var(--danger-ink)',
        tint: 'var(--danger-tint)',
      },
      success: { DEFAULT: 'var(--success)', ink: 'var(--success-ink)', tint: 'var(--success-tint)' },
    },
    fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
    fontSize: {
      hero: ['var(--t-hero)', { lineHeight: 'var(--lh-hero)', letterSpacing: '-0.028em', fontWeight: '540' }],
      h1: ['var(--t-h1)', { lineHeight: 'var(--lh-h1)', letterSpacing: '-0.018em', fontWeight: '560' }],
      h2: ['var(--t-h2)', { lineHeight: 'var(--lh-h2)', letterSpacing: '-0.015em', fontWeight: '560' }],
      h3: ['var(--t-h3)', { lineHeight: 'var(--lh-h3)', letterSpacing: '-0.008em', fontWeight: '600' }],
      lead: ['var(--t-lead)', 'var(--lh-lead)'],
      body: ['var(--t-body)', 'var(--lh-body)'],
      small: ['var(--t-small)', 'var(--lh-small)'],
      micro: ['var(--t-micro)', 'var(--lh-micro)'],
    },
    borderRadius: {
      none: '0',
      DEFAULT: 'var(--r)',
      // Not `s` and `l`: those are sides, as in `rounded-s`.
      sm: 'var(--r-s)',
      lg: 'var(--r-l)',
      full: 'var(--r-full)',
    },
    extend: {
      spacing: {
        gutter: 'var(--gutter)',
        section: 'var(--section)',
        // Space that grows with the window.
        'fluid-sm': 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
        fluid: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
        'fluid-lg': 'clamp(2.5rem, 1.5rem + 4vw, 5rem)',
        tap: 'var(--tap)',
        field: 'var(--field)',
        bar: 'var(--bar)',
      },
      minHeight: { window: 'var(--window)' },
      maxWidth: { wrap: 'var(--wrap)', measure: 'var(--measure)' },
      transitionTimingFunction: { ease: 'var(--ease)' },
      transitionDuration: { fast: 'var(--fast)', calm: 'var(--calm)' },
      keyframes: {
        fade: { from: { opacity: '0' } },
        rise: { from: { opacity: '0', translate: '0 0.75rem' } },
        shimmer: { from: { translate: '-100%' }, to: { translate: '100%' } },
        turn: { to: { rotate: '1turn' } },
      },
      animation: {
        fade: 'fade var(--calm) var(--ease)',
        rise: 'rise var(--calm) var(--ease)',
        shimmer: 'shimmer 1.4s infinite',
        turn: 'turn 2.4s linear infinite',
      },
    },
  },
};

export default config;
