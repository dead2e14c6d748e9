import { accountApi } from './account/contract';
import { casesApi } from './moderation/cases';
import { changesApi } from './changes/contract';
import { customersApi } from './customers/contract';
import { decisionsApi } from './moderation/decisions';
import { directoryApi } from './directory/contract';
import type { Endpoint } from './contract/endpoint';
import { figuresApi } from './figures/contract';
import { galleryApi } from './gallery/contract';
import { measurementsApi } from './measurements/contract';
import { objectsApi } from './objects/contract';
import { orderPhotosApi } from './order-photos/contract';
import { ordersApi } from './orders/contract';
import { paymentsApi } from './payments/contract';
import { placesApi } from './places/contract';
import { reportsApi } from './moderation/reports';
import { sessionApi } from './session/contract';
import { sheetsApi } from './sheets/contract';
import { siteApi } from './site/contract';
import { tailorApi } from './tailor/contract';
import { tailorMapApi } from './directory/map-contract';
import { walkInsApi } from './walk-ins/contract';
import { widerApi } from './directory/wider-contract';

/** All calls of the API, by noun. */
export const api = {
  session: sessionApi,
  account: accountApi,
  tailor: tailorApi,
  directory: directoryApi,
  figures: figuresApi,
  tailorMap: tailorMapApi,
  wider: widerApi,
  customers: customersApi,
  measurements: measurementsApi,
  walkIns: walkInsApi,
  sheets: sheetsApi,
  orders: ordersApi,
  payments: paymentsApi,
  changes: changesApi,
  orderPhotos: orderPhotosApi,
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
