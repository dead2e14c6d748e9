/**
 * The code files that several screens share. A visitor's first page loads few large files, which compress better than many
 * small ones. The bundler decides about all other modules.
 */
export const chunks = [
  {
    /** Loaded by every page. */
    name: 'base',
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|class-variance-authority|clsx)/',
      'vite/preload-helper',
      'react-query/build/modern/queryOptions',
      'shared/(brand|discover-path|errors|limits|logo|one-line|page-titles|pages|query-keys|version)\\.',
      'client/src/(paths|places/.*)\\.',
      'client/src/lib/(api|device-storage|lazy-screen|navigation|one-at-a-time|page-data|page-title|release)\\.',
      'client/src/ui/controls/(button|chips|combobox-input|field|input|option-list)\\.',
      'client/src/ui/display/icons?\\.',
      'client/src/ui/feedback/(empty-state|error-boundary|load-error|log-in-again|reference|toast|toast-room)\\.',
      'client/src/ui/layout/(card|header-bar|logo|seam|site-footer|site-header)\\.',
    ),
  },
  {
    /** Loaded by the search, by tailor pages, and for signed-in users. Public pages have no mutations, and only the search has infinite queries. */
    name: 'queries',
    test: anyOf(
      'react-query/build/modern/(?!use(Mutation|Infinite))',
      'query-core/build/modern/(?!infinite|mutationObserver)',
      'client/src/lib/(queries|query-client)\\.',
      'oxc-project.runtime',
    ),
  },
  {
    /** Loaded by the search, by tailor pages, and by screens of the workroom with the same parts. */
    name: 'directory',
    test: anyOf(
      'client/src/features/directory/[^/]+$',
      'client/src/ui/display/(avatar|initials|lazy-pictures|name|picture|when-near)\\.',
      'client/src/ui/feedback/skeleton\\.',
      'client/src/sharing/share-button\\.',
      'client/src/lib/(media-query|share)\\.',
      'shared/(distance-units|fact-texts|languages|opening-hours)\\.',
    ),
  },
];

function anyOf(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'));
}
