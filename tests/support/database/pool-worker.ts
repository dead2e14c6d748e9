import { getPriority } from 'node:os';
import { answerTasks } from '../../../server/pictures/answer-tasks';

/** The tasks of a pool's processes in tests. */
export type Order =
  | { do: 'say'; what: unknown }
  | { do: 'throw'; what: string }
  | { do: 'report'; what: 'pid' | 'priority' | 'environment' }
  | { do: 'wait' | 'spin' | 'crash' | 'fill the memory' };

answerTasks(run, (thrown) => ({ said: thrown instanceof Error ? thrown.message : '' }));

async function run(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'say':
      return order.what;
    case 'throw':
      throw new Error(order.what);
    case 'report':
      return { pid: process.pid, priority: getPriority(), environment: process.env }[order.what];
    case 'wait':
      return new Promise(() => {});
    case 'spin':
      for (;;);
    case 'crash':
      return process.kill(process.pid, 'SIGSEGV');
    case 'fill the memory':
      for (const kept: number[][] = []; ;) kept.push(new Array<number>(2 ** 22).fill(kept.length));
  }
}
