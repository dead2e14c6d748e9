import { walkInsApi } from '@shared/walk-ins/contract';
import { route, type Route } from '../../http/route';

export const walkInRoutes: readonly Route[] = [
  route(walkInsApi.create, ({ mine, body, once }) => mine.walkIns.create(body, once)),
];
