import { walkInsApi } from '@shared/walk-ins/contract';
import { route } from '../../http/route';

export const walkInRoutes = [route(walkInsApi.create, ({ mine, body, once }) => mine.walkIns.create(body, once))];
