import { pino } from 'pino';
import * as z from 'zod/mini';
import { directoryApi } from '@shared/directory/contract';
import { tailorMapApi, type TailorMapAnswer } from '@shared/directory/map-contract';
import { jobLimits, openDatabase } from '../../server/db/client';
import { parseEnv } from '../../server/env';
import { startPictureWorkers } from '../../server/pictures/workers';
import { openGazetteer } from '../../server/places/gazetteer';
import { visitorScope } from '../../server/scope';
import { createStorage } from '../../server/storage/create-storage';
import { recorderOf, type Step } from './recording';
import type { SearchRequest } from './searches';

/** The visitors' store, on a database of the bench. */
export interface Store {
  /** Returns the statements that the app sends for a request. */
  stepsOf: (request: SearchRequest) => Promise<Step[]>;
  /** Answers a request for the map. */
  map: (query: Record<string, string>) => Promise<TailorMapAnswer>;
  /** Returns the statements that the app sends for a request for the map. */
  stepsOfMap: (query: Record<string, string>) => Promise<Step[]>;
  stop: () => Promise<void>;
}

/** Opens the app's own store with its dependencies. */
export async function openStore(url: string): Promise<Store> {
  const env = parseEnv({});
  const { db, pool } = openDatabase(url, {
    limits: { ...jobLimits, statement_timeout: 120_000, query_timeout: 122_000 },
  });
  const recorder = recorderOf(pool);
  const places = await openGazetteer();
  const [storage, pictures] = [createStorage(env), startPictureWorkers()];
  const log = pino({ level: 'silent' });
  const { directory } = visitorScope({ db, jobs: db, env, places, storage, pictures, log });
  const search = (query: Record<string, string>) => directory.search(z.parse(directoryApi.search.query, query));

  const map = (query: Record<string, string>) => directory.map(z.parse(tailorMapApi.cells.query, query));

  async function stepsOf(request: SearchRequest): Promise<Step[]> {
    if ('slug' in request) return recorder.record(() => directory.bySlug(request.slug));
    const { query, page = 1 } = request;
    let cursor: string | undefined;
    for (let before = 1; before < page; before += 1) {
      const { next } = await search({ ...query, ...(cursor && { cursor }) });
      if (!next) break;
      cursor = next;
    }
    return recorder.record(() => search({ ...query, ...(cursor && { cursor }) }));
  }

  return {
    stepsOf,
    map,
    stepsOfMap: (query) => recorder.record(() => map(query)),
    stop: async () => {
      await pictures.stop();
      await pool.end();
    },
  };
}
