import { noPlaces } from './no-places';
import { pino } from 'pino';
import { openDatabase } from '../../server/db/client';
import type { TailorId } from '../../server/db/owned';
import type { Env } from '../../server/env';
import { operatorCases } from '../../server/features/moderation/cases/operator-cases';
import { runEachTime } from '../../server/features/submissions/store';
import { openMail } from '../../server/mail/mail';
import { preparePicture } from '../../server/pictures/prepare-picture';
import { tailorScope } from '../../server/scope';
import { createStorage } from '../../server/storage/create-storage';
import { instead } from './stores';

/**
 * A change of a portfolio, a photo for an order, or a decision to hide a picture, that stops after the step with this number, counted
 * from 0.
 */
export type Task = { stopAt: number } & (
  | { objectId: string; orderId?: string }
  | { imageId: string }
  | { caseId: string }
);

/** The process's complete input. */
export interface Orders {
  env: Env;
  databaseUrl: string;
  tailorId: string;
  userId: string;
  tasks: Task[];
}

/** A message after each step with an effect: the task's number and the step. */
export type StepTaken = [task: number, step: string];

const { env, databaseUrl, tailorId, userId, tasks } = JSON.parse(process.argv[2] ?? '') as Orders;
const { db } = openDatabase(databaseUrl);
const storage = createStorage(env);
const none = () => Promise.reject(new Error('Not needed here'));

// Runs as a separate program, to be killed: performs its tasks with the real parts.
for (const [number, task] of tasks.entries()) void run(task, number);

async function run(task: Task, number: number): Promise<void> {
  let steps = 0;
  const step = async (name: string) => {
    process.send?.([number, name] satisfies StepTaken);
    steps += 1;
    if (steps > task.stopAt) await new Promise(() => setInterval(() => undefined, 60_000));
  };
  const inSteps = instead(storage, {
    read: async (...upload) => {
      await step('leased');
      const bytes = await storage.read(...upload);
      await step('read');
      return bytes;
    },
    readPublished: async (...file) => {
      await step('copying');
      return storage.readPublished(...file);
    },
    publish: async (...file) => {
      await storage.publish(...file);
      await step('published');
    },
    removeUpload: async (key) => {
      await step('objectId' in task ? 'committed' : 'deleted');
      await storage.removeUpload(key);
      await step('upload removed');
    },
    removePublished: async (names) => {
      if ('caseId' in task) await step('decided');
      for (const name of names) {
        await storage.removePublished([name]);
        await step('unpublished');
      }
    },
  });
  const prepare = async (file: Buffer) => {
    const picture = await preparePicture(file);
    await step('prepared');
    return picture;
  };
  const idle = { running: 0, waiting: 0 };
  const load = () => ({ pictures: idle, cards: idle, files: idle });
  const pictures = {
    prepare,
    drawCard: none,
    drawStatus: none,
    drawSign: none,
    fingerprint: none,
    load,
    stop: async () => {},
  };
  const log = pino({ enabled: false });
  const deps = { db, jobs: db, env, storage: inSteps, pictures, places: noPlaces, log };
  const { gallery, orderPhotos } = tailorScope(deps, tailorId as TailorId, userId);
  if ('caseId' in task) {
    const act = { act: 'hide picture', ground: 'other', explanation: null, note: null } as const;
    await operatorCases({ ...deps, mail: openMail({}, log) }, 'command line').decide(task.caseId, act);
  } else if ('imageId' in task) await gallery.delete(task.imageId);
  else if (task.orderId)
    await orderPhotos.create(
      task.orderId,
      { objectId: task.objectId, kind: 'cloth', isShown: false },
      runEachTime(userId),
    );
  else
    await gallery.create(
      { objectId: task.objectId, caption: null, category: null, displayOrder: 0 },
      runEachTime(userId),
    );
}
