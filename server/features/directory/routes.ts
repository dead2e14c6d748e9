import { directoryApi } from '@shared/directory';
import { route } from '../../http/route';

export const directoryRoutes = [
  route(directoryApi.search, async ({ everyone, query, rawQuery, setHeader }) => {
    const { tailors, total, next } = await everyone.directory.search(query);
    setHeader('X-Total-Count', String(total));
    if (next) {
      const nextQuery = new URLSearchParams({ ...rawQuery, cursor: next });
      setHeader('Link', `<${directoryApi.search.path}?${nextQuery}>; rel="next"`);
    }
    return tailors;
  }),
  route(directoryApi.tailor, ({ everyone, params }) => everyone.directory.bySlug(params.slug)),
];
