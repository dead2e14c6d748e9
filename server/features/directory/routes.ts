import { directoryApi } from '@shared/directory';
import { placesApi } from '@shared/places';
import { route } from '../../http/route';

export const directoryRoutes = [
  route(
    directoryApi.search,
    async ({ everyone, query, askedQuery, visitorCountry, setHeader }) => {
      const { tailors, total, more, next, near } = await everyone.directory.search(query, visitorCountry);
      setHeader('X-Total-Count', String(total));
      if (more) setHeader('X-Total-Is-At-Least', 'true');
      if (near) setHeader('X-Near', encodeURIComponent(JSON.stringify(near)));
      if (next) {
        const nextQuery = new URLSearchParams(askedQuery);
        nextQuery.set('cursor', next);
        setHeader('Link', `<${directoryApi.search.path}?${nextQuery}>; rel="next"`);
      }
      return tailors;
    },
    { shared: { byCountry: ({ near }) => near !== '' } },
  ),
  route(directoryApi.tailor, ({ everyone, params }) => everyone.directory.bySlug(params.slug)),
  route(placesApi.find, ({ everyone, query, visitorCountry }) => everyone.directory.places(query.q, visitorCountry)),
];
