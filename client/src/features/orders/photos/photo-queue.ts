import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { submissionKey } from '../../../lib/api/submission-key';
import { toast } from '../../../ui/feedback/toast';
import type { ChosenPhoto, PhotoUploader, SendingPhoto } from './photo-uploader';
import { addOrderPhoto, orderPhotosQuery } from './queries';

/** A file that cannot be sent. */
export interface RefusedPhoto {
  id: string;
  name: string;
  reason: string;
}

interface QueueState {
  /** Also those that failed and can be sent again. */
  sending: readonly SendingPhoto[];
  refused: readonly RefusedPhoto[];
}

interface QueueOf {
  id: string;
  number: number;
}

type PhotoQueue = ReturnType<typeof newQueue>;

const notLoaded = 'This photo could not be sent. Please try again.';

/** By the order's id. They go on while the tailor looks at another page, so they belong to no component. */
const queues = new Map<string, PhotoQueue>();

/** Returns the photos of an order that are being sent, and what sends them. */
export function usePhotoQueue(order: QueueOf) {
  const queryClient = useQueryClient();
  const [queue] = useState(() => queueOf(order, queryClient));
  const state = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  return { ...state, load: queue.load, add: queue.add, retry: queue.retry, remove: queue.remove };
}

function queueOf(order: QueueOf, queryClient: QueryClient): PhotoQueue {
  const queue = queues.get(order.id) ?? newQueue(order, queryClient);
  queues.set(order.id, queue);
  return queue;
}

function newQueue({ id: orderId, number }: QueueOf, queryClient: QueryClient) {
  /** Chosen before the code of the uploader was loaded. */
  let waiting: (ChosenPhoto & SendingPhoto)[] = [];
  let sent: SendingPhoto[] = [];
  let refused: RefusedPhoto[] = [];
  let state: QueueState = { sending: [], refused: [] };
  let uploader: Promise<PhotoUploader> | undefined;
  const watchers = new Set<() => void>();
  /** The browser asks before it reloads, closes or leaves the app while a photo is not saved. */
  const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

  const publish = () => {
    const before = state;
    state = { sending: [...sent, ...waiting], refused };
    if (state.sending.length > 0) addEventListener('beforeunload', askBeforeLeaving);
    else removeEventListener('beforeunload', askBeforeLeaving);
    if (watchers.size === 0) sayFailures(before, state, number);
    for (const watcher of watchers) watcher();
  };

  const load = () => {
    uploader ??= import('./photo-uploader').then(({ photoUploader }) =>
      photoUploader({
        save: (photo) => addOrderPhoto(queryClient, orderId, photo),
        countSaved: () => queryClient.getQueryData(orderPhotosQuery(orderId).queryKey)?.length ?? 0,
        onChange: (photos) => {
          sent = photos;
          publish();
        },
        onRefused: (name, reason) => {
          refused = [...refused, { id: submissionKey(), name, reason }];
          publish();
        },
      }),
    );
    return uploader;
  };

  /** Hands the waiting photos over. If the code cannot be loaded, they wait for the connection or a press. */
  const flush = async () => {
    waiting = waiting.map((photo) => ({ ...photo, error: undefined }));
    publish();
    const loaded = await load().catch(() => undefined);
    if (loaded) {
      const handed = waiting;
      waiting = [];
      loaded.add(handed);
    } else {
      uploader = undefined;
      waiting = waiting.map((photo) => ({ ...photo, error: notLoaded }));
      addEventListener('online', () => void flush(), { once: true });
    }
    publish();
  };

  return {
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    current: () => state,
    /** Loads the code before the first photo is chosen. */
    load: () => void load().catch(() => (uploader = undefined)),
    add: (chosen: readonly ChosenPhoto[]) => {
      refused = [];
      waiting = [...waiting, ...chosen.map((photo) => ({ ...photo, ...waitingAs(photo) }))];
      void flush();
    },
    retry: (id: string) => {
      if (waiting.some((photo) => photo.id === id)) void flush();
      else void uploader?.then(({ retry }) => retry(id));
    },
    /** Takes a photo, or what is said about a refused one, off the list. */
    remove: (id: string) => {
      waiting = waiting.filter((photo) => photo.id !== id);
      refused = refused.filter((photo) => photo.id !== id);
      if (sent.some((photo) => photo.id === id)) void uploader?.then(({ remove }) => remove(id));
      publish();
    },
  };
}

const waitingAs = ({ file }: ChosenPhoto): SendingPhoto => ({ id: submissionKey(), name: file.name, percent: 0 });

/** Says in a toast which photos were not saved, when no page shows it. */
function sayFailures(before: QueueState, { sending, refused }: QueueState, orderNumber: number): void {
  const known = new Set([...before.sending.filter(({ error }) => error), ...before.refused].map(({ id }) => id));
  const failed = [...sending.flatMap(({ id, name, error }) => (error ? { id, name, reason: error } : [])), ...refused];
  const failure = failed.find(({ id }) => !known.has(id));
  if (!failure) return;
  const description = `${failure.name}: ${failure.reason}`;
  toast({ title: `A photo of order ${orderNumber} was not saved`, description, variant: 'destructive' });
}
