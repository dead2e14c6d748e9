/**
 * A queue that is fair by caller: callers take turns, and the entries of one caller keep their order. A caller with a hundred
 * entries delays the first entry of another caller by one entry.
 */
export class FairQueue<T> {
  /** The first caller is the next one. */
  private readonly byCaller = new Map<string, Set<T>>();
  private entries = 0;

  get size(): number {
    return this.entries;
  }

  /** Adds an entry, which must not be in the queue. */
  add(caller: string, entry: T): void {
    const own = this.byCaller.get(caller) ?? new Set();
    this.byCaller.set(caller, own.add(entry));
    this.entries += 1;
  }

  /** Removes an entry of a caller. Does nothing if it has left the queue. */
  remove(caller: string, entry: T): void {
    const own = this.byCaller.get(caller);
    if (!own?.delete(entry)) return;
    if (own.size === 0) this.byCaller.delete(caller);
    this.entries -= 1;
  }

  /** Removes the next entry and returns it; undefined if there is none. The caller's further entries wait behind those of all others. */
  shift(): T | undefined {
    for (const [caller, own] of this.byCaller) {
      const [next] = own as Set<T>;
      this.remove(caller, next as T);
      if (own.size > 0) {
        this.byCaller.delete(caller);
        this.byCaller.set(caller, own);
      }
      return next;
    }
    return undefined;
  }

  /** Removes all entries and returns them. */
  takeAll(): T[] {
    const all = [...this.byCaller.values()].flatMap((own) => [...own]);
    this.byCaller.clear();
    this.entries = 0;
    return all;
  }
}
