import { accountApi } from './account';
import { casesApi } from './cases';
import { customersApi } from './customers';
import { decisionsApi } from './decisions';
import { directoryApi } from './directory';
import type { Endpoint } from './endpoint';
import { figuresApi } from './figures';
import { galleryApi } from './gallery';
import { measurementsApi } from './measurements';
import { objectsApi } from './objects';
import { placesApi } from './places';
import { reportsApi } from './reports';
import { sessionApi } from './session';
import { sheetsApi } from './sheets';
import { siteApi } from './site';
import { tailorApi } from './tailor';
import { tailorMapApi } from './tailor-map';
import { walkInsApi } from './walk-ins';

/** All calls of the API, by noun. */
export const api = {
  session: sessionApi,
  account: accountApi,
  tailor: tailorApi,
  directory: directoryApi,
  figures: figuresApi,
  tailorMap: tailorMapApi,
  customers: customersApi,
  measurements: measurementsApi,
  walkIns: walkInsApi,
  sheets: sheetsApi,
  gallery: galleryApi,
  objects: objectsApi,
  places: placesApi,
  site: siteApi,
  reports: reportsApi,
  decisions: decisionsApi,
  cases: casesApi,
} as const;

/** All calls of the API as a list. */
export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap((noun) => Object.values<Endpoint>(noun));
