import { directoryApi } from '@shared/directory/contract';
import { countryNameOf } from '@shared/places/address';
import { placesApi } from '@shared/places/contract';
import { distanceUnitOf } from '@shared/places/distance-units';
import { searchHeaders } from '@shared/directory/search-headers';
import { tailorMapApi } from '@shared/directory/map-contract';
import { widerApi } from '@shared/directory/wider-contract';
import { widerSearches } from '@shared/directory/wider-searches';
import { route, type Route } from '../../http/route';

export const directoryRoutes: readonly Route[] = [
  route(
    directoryApi.search,
    async ({ everyone, query, canonicalQuery, visitorCountry, setHeader }) => {
      const { tailors, ...page } = await everyone.directory.search(query, visitorCountry);
      const headers = searchHeaders(page, directoryApi.search.path, canonicalQuery);
      for (const [name, value] of Object.entries(headers)) setHeader(name, value);
      return tailors;
    },
    {
      shared: { byCountry: ({ near }) => near !== '' },
      onSent: (cards) => {
        const tailorIds = cards.map(({ id }) => id);
        return ({ figures }) => figures.count({ figure: 'appearances', tailorIds });
      },
    },
  ),
  route(
    widerApi.list,
    ({ everyone, query, visitorCountry }) => {
      const unit = distanceUnitOf(countryNameOf(visitorCountry ?? ''));
      return widerSearches(query, unit, (wider) => everyone.directory.count(wider, visitorCountry));
    },
    { shared: { byCountry: () => true } },
  ),
  route(directoryApi.size, ({ everyone }) => everyone.directory.size(), { shared: { byCountry: () => false } }),
  route(tailorMapApi.cells, ({ everyone, query, visitorCountry }) => everyone.directory.map(query, visitorCountry), {
    shared: { byCountry: ({ near }) => near !== '' },
  }),
  route(directoryApi.tailor, ({ everyone, params }) => everyone.directory.bySlug(params.slug), {
    shared: { byCountry: () => false },
    onSent:
      ({ id }) =>
      ({ figures }) =>
        figures.count({ figure: 'views', tailorIds: [id] }),
  }),
  route(placesApi.find, ({ everyone, query, visitorCountry }) => everyone.directory.places(query.q, visitorCountry)),
];
