import { figuresApi } from '@shared/figures/contract';
import { route, type Route } from '../../http/route';

export const figureRoutes: readonly Route[] = [
  route(figuresApi.list, ({ mine }) => mine.figures.list()),
  route(figuresApi.contact, async ({ everyone, params, body }) => {
    const { id } = await everyone.directory.bySlug(params.slug);
    everyone.figures.contact(id, body.by);
  }),
];
