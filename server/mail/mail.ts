import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { BRAND } from '@shared/site/brand';
import { isLoopback, type Env } from '../env';

/** An e-mail in plain text. */
export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** The outgoing mail of the server. */
export interface Mail {
  /** Whether the environment names a mail server. Without one, `send` does nothing. */
  isOn: boolean;
  /** Starts to send a message and returns at once. A failure is only logged: what a message says is also shown on a screen. */
  send: (message: Message) => void;
  /** Waits for the messages that are being sent. */
  stop: () => Promise<void>;
}

/** Longest time for one message, in milliseconds: shorter than the time that a stopping process has. */
const messageMs = 8_000;

/** Opens the mail server of `SMTP_URL`. A mail server on another machine has to offer TLS. The sender is `CONTACT_EMAIL`. */
export function openMail({ smtpUrl, contactEmail = '' }: Pick<Env, 'smtpUrl' | 'contactEmail'>, log: Logger): Mail {
  if (!smtpUrl) return { isOn: false, send: () => undefined, stop: async () => undefined };
  const requireTLS = !isLoopback(new URL(smtpUrl).hostname);
  const server = nodemailer.createTransport({ url: smtpUrl, pool: true, maxConnections: 2, requireTLS });
  const from = { name: BRAND, address: contactEmail };
  const sending = new Set<Promise<void>>();
  return {
    isOn: true,
    send: (message) => {
      const signal = AbortSignal.timeout(messageMs);
      // The log holds no addresses: the reason of a mail server may contain one.
      const sent = server.sendMail({ ...message, from, signal }).then(
        () => undefined,
        (error: unknown) => log.error({ code: codeOf(error), subject: message.subject }, 'a message was not sent'),
      );
      sending.add(sent);
      void sent.finally(() => sending.delete(sent));
    },
    stop: async () => {
      await Promise.all(sending);
      server.close();
    },
  };
}

/** Returns the code of a failure, 'EAUTH' or 'ECONNECTION'. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : 'unknown';
}
