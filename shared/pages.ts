/** The addresses of all screens, as wouter and Express read them. A path that none of them matches is a 404. */
export const pagePatterns = {
  home: '/',
  discover: '/discover',
  tailor: '/tailors/:slug',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  register: '/register',
  dashboard: '/dashboard',
  gallery: '/gallery',
  clients: '/clients',
  measurements: '/measurements',
  clientMeasurements: '/measurements/:customerId',
  settings: '/settings',
} as const;
