import type { Logger } from 'pino';

/**
 * Ends the process on an uncaught error, because its state is then unknown. Writes one log line without personal data; Node would
 * print the error with all its properties.
 */
export function exitOnUncaught(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'ended by an uncaught error');
      process.exit(1);
    });
  }
}
