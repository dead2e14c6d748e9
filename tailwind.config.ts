import type { Config } from 'tailwindcss';

/** Names the tokens of client/src/styles/tokens.css for utilities, so that one name covers light and dark mode. */
const config: Config = {
  // Each style sheet in client/src/styles names its own sources.
  content: [],
  theme: {
    /**
     * `phone` is wider than the narrowest phones. From `shell` on, the signed-in bottom bar is a header. From `nav` on, the public menu
     * is expanded. From `wide` on, there is room for two columns beside the filters or the map.
     */
    screens: {
      phone: '350px',
      xs: '480px',
      sm: '640px',
      md: '700px',
      nav: '860px',
      shell: '900px',
      lg: '960px',
      xl: '1100px',
      wide: '1160px',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      // On pictures, codes and the tape measure, in both themes.
      white: '#fff',
      black: '#1d1b18',
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
    /** The only text sizes. A new size needs a drawn screen that no token fits. */
    fontSize: {
      hero: ['var(--t-hero)', { lineHeight: 'var(--lh-hero)', letterSpacing: '-0.028em', fontWeight: '540' }],
      h1: ['var(--t-h1)', { lineHeight: 'var(--lh-h1)', letterSpacing: '-0.018em', fontWeight: '560' }],
      h2: ['var(--t-h2)', { lineHeight: 'var(--lh-h2)', letterSpacing: '-0.015em', fontWeight: '560' }],
      h3: ['var(--t-h3)', { lineHeight: 'var(--lh-h3)', letterSpacing: '-0.008em', fontWeight: '600' }],
      lead: ['var(--t-lead)', 'var(--lh-lead)'],
      body: ['var(--t-body)', 'var(--lh-body)'],
      small: ['var(--t-small)', 'var(--lh-small)'],
      micro: ['var(--t-micro)', 'var(--lh-micro)'],
      // Names of tailors, quotes.
      title: ['min(clamp(1.5rem, 1.15rem + 1.7vw, 2.375rem), 11vw)', '1.2'],
      // Headings of the parts of a screen.
      section: ['clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)', '1.2'],
      // Names in lists and cards, 17 px. Limited by the window, so that large text breaks no name on a phone.
      name: ['min(1.0625rem, 6.4vw)', '1.3'],
      // Controls, tables and facts, 15 px. Inputs are `body`.
      compact: ['0.9375rem', '1.5'],
      price: ['4.5rem', { lineHeight: '1', letterSpacing: '-0.04em', fontWeight: '560' }],
      // Numbers of the ledger and of figures.
      'figure-sm': ['1.25rem', '1.3'],
      figure: ['1.5rem', '1.2'],
      'figure-lg': ['min(2rem, 10vw)', '1.2'],
      // The value of a choice between two devices.
      choice: ['min(2.5rem, 11vw)', '1.15'],
      // Limited by the window, where large text would leave no room beside it.
      'fit-sm': ['min(var(--t-micro), var(--label, 4.2vw))', '1.2'],
      fit: ['min(1.125rem, 6vw)', '1.1'],
      // Names in the rows of a list, and the name of a client above their page.
      'fit-name': ['min(1.0625rem, 6vw)', '1.22'],
      'fit-long-name': ['min(0.9375rem, 5vw)', '1.2'],
      'fit-title': ['min(1.5rem, 7vw)', '1.17'],
      'fit-lg': ['min(1.375rem, 7vw)', '1'],
      // Initials in a circle with the diameter `--d`.
      initials: ['max(0.6875rem, var(--d, 3.5rem) * 0.3)', '1'],
      // Parts of a measurement card, which scales as a whole.
      card: 'var(--card-em, min(1rem, 2.3vw))',
      // A receipt on a roll and a tag, 28 em wide.
      roll: 'var(--roll-em, min(1rem, 2.9vw))',
      'em-xs': '0.75em',
      'em-sm': '0.875em',
      'em-lg': '1.375em',
      'em-xl': '2em',
      'em-2xl': '2.75em',
    },
    fontWeight: { normal: '400', medium: '500', heading: '560', semibold: '600', bold: '700' },
    borderRadius: {
      none: '0',
      DEFAULT: 'var(--r)',
      // Not `s` and `l`: those are sides, as in `rounded-s`.
      xs: '3px',
      sm: 'var(--r-s)',
      lg: 'var(--r-l)',
      full: 'var(--r-full)',
      inherit: 'inherit',
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
        // The columns of letters beside a list: with large text they leave the names their room.
        letter: 'min(1.375rem, 6vw)',
        index: 'min(1.75rem, 7.8vw)',
        // Places of sticky and fixed parts, beside the header and the bar at the bottom.
        'below-bar': 'calc(var(--bar) + 1rem)',
        'above-bar': 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
      },
      height: {
        map: 'clamp(19rem, 56vh, 26rem)',
        'map-wide': 'clamp(20rem, var(--window) - 14.5rem, 56rem)',
        // The index of a long list, between the search above it and the bar at the bottom.
        letters: 'min(28rem, var(--window) - 12rem)',
      },
      minHeight: {
        window: 'var(--window)',
        'window-below-bar': 'calc(var(--window) - var(--bar))',
        // Of a signed-in screen on a phone: between the strip of cloth and the bar at the bottom.
        'window-above-bar': 'calc(var(--window) - var(--bar) - env(safe-area-inset-bottom) - 0.375rem)',
      },
      maxHeight: { 'window-below-bar': 'calc(var(--window) - var(--bar) - 2rem)' },
      gridTemplateColumns: {
        // The pictures of a result, and the place of the avatar.
        strip: 'repeat(3, minmax(0, 1fr)) 3.5rem',
        'strip-wide': 'repeat(3, minmax(0, 1fr)) 4.5rem',
        // The measures of a record: four columns on a phone, fewer with large text.
        figures: 'repeat(auto-fill, minmax(4.875rem, 1fr))',
        'figures-wide': 'repeat(auto-fill, minmax(6.75rem, 1fr))',
        // The first picture of a portfolio, and four small ones beside it.
        portfolio: 'minmax(0, 1.9fr) repeat(2, minmax(0, 1fr))',
      },
      letterSpacing: { snug: '-0.01em', tight: '-0.02em' },
      transitionProperty: { paint: 'background-color, border-color, color' },
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
