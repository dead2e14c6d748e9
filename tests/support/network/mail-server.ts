import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback. `mails` are the raw messages that it has received, with their recipients. */
export interface MailServer {
  url: string;
  mails: { to: string[]; raw: string }[];
  stop: () => Promise<void>;
}

/** Starts a mail server. It refuses recipients at `refused.example`. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.endsWith('@refused.example') ? new Error(`No mail for ${address}`) : undefined),
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mails, stop };
}
