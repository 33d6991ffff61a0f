import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { site } from '../../pages/site';
import { StartupError } from '../startup-error';

/** A mail to the workshop. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly attachments: readonly { readonly filename: string; readonly path: string }[];
}

/** Takes mails; the answer is the name of the file in the folder `mail`, where one was written. */
export type Mailer = (mail: Mail) => Promise<string | undefined>;

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends by SMTP to `smtpUrl` (`smtp://user:password@host:port`); without it, writes `.eml` files.
 *
 * @throws StartupError `smtpUrl` is no such address
 */
export function createMailer(dataDir: string, smtpUrl?: string): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : fileMailer(dataDir);
}

function smtpMailer(url: string): Mailer {
  // Not printed: it may hold a password.
  if (!isSmtpUrl(url)) {
    throw new StartupError(
      'SMTP_URL is no address of a mail server. Write smtp:// or smtps://, then user:password@host:port.',
    );
  }
  const transport = createTransport({ url, ...timeouts });
  return async (mail) => {
    await transport.sendMail(envelope(mail));
    return undefined;
  };
}

function isSmtpUrl(url: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(url);
    // The mailer decodes them, and throws at a per cent sign that stands for itself.
    decodeURIComponent(username + password);
    return /^smtps?:$/.test(protocol) && hostname !== '';
  } catch {
    return false;
  }
}

/** Writes mails as `.eml` files into the data folder. */
export function fileMailer(dataDir: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(envelope(mail));
    const file = `${randomUUID()}.eml`;
    await writeFile(mailPath(dataDir, file), message, { flag: 'wx', mode: 0o600 });
    return file;
  };
}

/** Where a mail that was written to disk is. */
export function mailPath(dataDir: string, file: string): string {
  return join(dataDir, 'mail', file);
}

// nodemailer makes one line of every header, so that no value can begin another.
function envelope({ subject, replyTo, text, attachments }: Mail) {
  const workshop = { name: site.name, address: site.email };
  // An object, since a text could name several addresses.
  const reply = replyTo ? { name: '', address: replyTo } : undefined;
  return {
    from: workshop,
    to: workshop,
    subject,
    replyTo: reply,
    text,
    attachments: [...attachments],
  };
}
