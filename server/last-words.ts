import type { Logger } from 'pino';

/**
 * Ends the process on an error that nobody has caught: what would come after it cannot be trusted. Said as one line of the
 * log, where Node itself would print the error with all that it carries.
 */
export function endOnUncaught(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'ended by an error that nobody caught');
      process.exit(1);
    });
  }
}
