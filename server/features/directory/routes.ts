import { directoryApi } from '@shared/directory';
import { placesApi } from '@shared/places';
import { route } from '../../http/route';

export const directoryRoutes = [
  route(directoryApi.search, async ({ everyone, query, rawQuery, visitorCountry, setHeader }) => {
    const { tailors, total, next, near } = await everyone.directory.search(query, visitorCountry);
    setHeader('X-Total-Count', String(total));
    if (near) setHeader('X-Near', encodeURIComponent(JSON.stringify(near)));
    if (next) {
      const nextQuery = new URLSearchParams({ ...rawQuery, cursor: next });
      setHeader('Link', `<${directoryApi.search.path}?${nextQuery}>; rel="next"`);
    }
    return tailors;
  }),
  route(directoryApi.tailor, ({ everyone, params }) => everyone.directory.bySlug(params.slug)),
  route(placesApi.find, ({ everyone, query, visitorCountry }) => everyone.directory.places(query.q, visitorCountry)),
];
