import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { StartupError } from '../../../server/startup-error';
import { site } from '../../pages/site';

/** A mail to the workshop. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly attachments: readonly { readonly filename: string; readonly path: string }[];
}

/** Sends a mail. Resolves with the file name in the folder `mail` if the mail was written to disk. */
export type Mailer = (mail: Mail) => Promise<string | undefined>;

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * A mailer that uses the SMTP server at `smtpUrl` (`smtp://user:password@host:port`), else writes `.eml` files.
 *
 * @throws StartupError `smtpUrl` is invalid
 */
export function createMailer(dataDir: string, smtpUrl?: string): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : fileMailer(dataDir);
}

function smtpMailer(url: string): Mailer {
  // The message leaves out the URL, which may contain a password.
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
    // The mailer decodes them, and throws on an unencoded per cent sign.
    decodeURIComponent(username + password);
    return /^smtps?:$/.test(protocol) && hostname !== '';
  } catch {
    return false;
  }
}

/** A mailer that writes `.eml` files into the data folder. */
export function fileMailer(dataDir: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(envelope(mail));
    const file = `${randomUUID()}.eml`;
    await writeFile(mailPath(dataDir, file), message, { flag: 'wx', mode: 0o600 });
    return file;
  };
}

/** The path of a mail on disk. */
export function mailPath(dataDir: string, file: string): string {
  return join(dataDir, 'mail', file);
}

// nodemailer removes line breaks from headers, so that a value cannot inject another header.
function envelope({ subject, replyTo, text, attachments }: Mail) {
  const workshop = { name: site.name, address: site.email };
  // An object: a string could contain several addresses.
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
