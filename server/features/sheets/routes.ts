import { sheetsApi } from '@shared/sheets/contract';
import { route, type Route } from '../../http/route';

export const sheetRoutes: readonly Route[] = [
  route(sheetsApi.list, ({ mine }) => mine.sheets.list()),
  route(sheetsApi.create, ({ mine, body, once }) => mine.sheets.create(body, once)),
  route(sheetsApi.update, ({ mine, params, body, versions }) => mine.sheets.update(params.id, body, versions)),
  route(sheetsApi.delete, ({ mine, params }) => mine.sheets.delete(params.id)),
];
