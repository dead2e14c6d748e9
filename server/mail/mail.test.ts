import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../../tests/support/network/mail-server';
import { openMail } from './mail';

const contactEmail = 'help@seamfolk.example';
const quiet = pino({ enabled: false });
const message = { to: 'ada@example.org', subject: 'Your report R-7F3K', text: 'Thank you.\nWe read it soon.' };

/** Returns a log and the lines that it writes. */
function recordedLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) };
}

describe('openMail', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.stop());

  it('sends a message in plain text from the address of the operator', async () => {
    const mail = openMail({ smtpUrl: server.url, contactEmail }, quiet);
    expect(mail.isOn).toBe(true);
    mail.send(message);
    await mail.stop();
    const [sent] = server.mails.splice(0);
    expect(sent?.to).toEqual(['ada@example.org']);
    expect(sent?.raw).toContain('From: Seamfolk <help@seamfolk.example>');
    expect(sent?.raw).toContain('Subject: Your report R-7F3K');
    expect(sent?.raw).toMatch(/Content-Type: text\/plain[^]*Thank you\.\r\nWe read it soon\./);
  });

  it('adds no header or recipient from a text', async () => {
    const mail = openMail({ smtpUrl: server.url, contactEmail }, quiet);
    mail.send({ ...message, subject: 'Hello\r\nBcc: other@example.org' });
    await mail.stop();
    const [sent] = server.mails.splice(0);
    expect(sent?.to).toEqual(['ada@example.org']);
    expect(sent?.raw).not.toMatch(/^Bcc:/m);
  });

  it('logs a message that was refused, without its address, and sends the next one', async () => {
    const { lines, log } = recordedLog();
    const mail = openMail({ smtpUrl: server.url, contactEmail }, log);
    mail.send({ ...message, to: 'ada@refused.example' });
    mail.send(message);
    await mail.stop();
    expect(server.mails.splice(0)).toHaveLength(1);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'EENVELOPE', msg: 'a message was not sent' });
    expect(lines[0]).not.toContain('refused.example');
  });

  it('logs that no server listens', async () => {
    const gone = await startMailServer();
    await gone.stop();
    const { lines, log } = recordedLog();
    const mail = openMail({ smtpUrl: gone.url, contactEmail }, log);
    mail.send(message);
    await mail.stop();
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'ESOCKET', msg: 'a message was not sent' });
  });

  it('does nothing without a mail server', async () => {
    const mail = openMail({ smtpUrl: undefined, contactEmail }, quiet);
    expect(mail.isOn).toBe(false);
    mail.send(message);
    await mail.stop();
    expect(server.mails).toEqual([]);
  });
});
