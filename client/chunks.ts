/**
 * The code files that several screens share. A visitor's first page loads few large files, which compress better than many
 * small ones. The bundler decides about all other modules.
 */
export const chunks = [
  {
    /** Loaded by every page and run before the first paint. It needs no React. */
    name: 'index',
    test: anyOf(
      'vite/preload-helper',
      'shared/contract/(errors|limits|query-keys|version)\\.',
      'shared/directory/discover-path\\.',
      'shared/pages/(one-line|page-titles|pages)\\.',
      'shared/site/(brand|logo)\\.',
      'client/src/(main|paths)\\.',
      'client/src/lib/pages/after-first-paint\\.',
    ),
  },
  {
    /** Loaded by every page. */
    name: 'base',
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|wouter|regexparam|class-variance-authority|clsx)/',
      'react-query/build/modern/queryOptions',
      'client/src/(app|root|start)\\.',
      'client/src/features/directory/tailor-page/tailor-screen\\.',
      'client/src/lib/one-at-a-time\\.',
      'client/src/lib/api/(api|page-data)\\.',
      'client/src/lib/drafts/device-storage\\.',
      'client/src/lib/navigation/(lazy-screen|navigation|page-title|session-link)\\.',
      'client/src/lib/pages/(hydrated|release)\\.',
      'client/src/ui/controls/button\\.',
      'client/src/ui/display/(badge|icon|icons)\\.',
      'client/src/ui/feedback/(empty-state|error-boundary|lazy-part|load-error|log-in-again|reference|toast)\\.',
      'client/src/ui/layout/(card|header-bar|logo|plain-header|site-footer)\\.',
    ),
  },
  {
    /** Loaded by tailor pages, by the results of the search, and by screens of the workroom with names, cloth and contacts. */
    name: 'directory',
    test: anyOf(
      'client/src/features/directory/(back-to-search|count-contact)\\.',
      'client/src/features/directory/tailor-page/(contact-link|queries)\\.',
      'client/src/ui/display/(avatar|back-icon|cloth|contact-icons|initials|name)\\.',
      'client/src/lib/text/initials\\.',
      'shared/places/place-line\\.',
      'shared/site/cloth\\.',
    ),
  },
  {
    /** Loaded after the first view of public pages, whose footer it has, and by screens of the workroom with pictures. */
    name: 'pictures',
    test: anyOf(
      'client/src/features/directory/(drawings|empty-card|picture-sizes)\\.',
      'client/src/ui/display/(chips|later-icons|picture)\\.',
      'client/src/ui/feedback/skeleton\\.',
      'client/src/ui/layout/(footer-columns|seam)\\.',
    ),
  },
  {
    /** Loaded after the first view of a tailor's page and of the search, and by screens of the workroom with a sewn label. */
    name: 'sewn',
    test: anyOf(
      'client/src/features/directory/closed-sign\\.',
      'client/src/ui/display/sewn-label\\.',
      'shared/tailor/book-closed\\.',
    ),
  },
  {
    /** Loaded by the search, and by forms with a field of a place. */
    name: 'finder',
    test: anyOf(
      'client/src/places/(?!known-postal-codes)',
      'client/src/ui/controls/(combobox-input|field|input|option-list)\\.',
      'client/src/ui/display/locate-icon\\.',
    ),
  },
  {
    /** Loaded by the search, and by forms with the same choices. */
    name: 'filters',
    test: anyOf(
      'shared/directory/discover-filters\\.',
      'shared/tailor/(languages|services)\\.',
      'client/src/features/directory/search/filters/(place-texts|use-filters)\\.',
      'client/src/features/directory/map/use-map-view\\.',
    ),
  },
  {
    /**
     * Loaded by the results of the search, by tailor pages that the server did not send, and for signed-in users. It stands before
     * `session`, which would take the provider of the query client, so that the search would load the code of signed-in users.
     */
    name: 'queries',
    test: anyOf(
      'react-query/build/modern/(?!use(Mutation|Infinite|Queries))',
      'query-core/build/modern/(?!infinite|mutationObserver|queriesObserver)',
      'client/src/lib/api/(connection|query-client)\\.',
      'client/src/features/directory/tailor-page/listed-tailor\\.',
      'oxc-project.runtime',
    ),
  },
  {
    /** Loaded for signed-in users, before the session is known. A file more would be named in every visitor's first load. */
    name: 'session',
    test: anyOf(
      'client/src/features/session/queries\\.',
      'client/src/lib/api/(own-account|page-user)\\.',
      'client/src/lib/offline-state\\.',
      'shared/contract/headers\\.',
      'client/src/device-book/(device|first-requests|install/install-prompt)\\.',
    ),
  },
  {
    /** Loaded by the search and by the workroom. First, so that the next group does not take it. */
    name: 'search-and-workroom',
    test: anyOf('client/src/lib/media-query\\.', 'client/src/ui/display/filters-icon\\.'),
  },
  {
    /** Loaded with the frame of the workroom. A file more would be named in every visitor's first load. */
    name: 'workroom-icons',
    test: anyOf('client/src/lib/device-words\\.', 'client/src/ui/display/workroom-icons\\.'),
  },
];

function anyOf(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'));
}
