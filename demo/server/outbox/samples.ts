import { readFile } from 'node:fs/promises';
import { MINUTE } from '../clock';
import { answers, sentFiles } from '../forms/answers';
import { keepFiles } from '../forms/attachments';
import { formBySlug } from '../forms/definitions';
import { fileMailer } from '../forms/mail';
import { type SubmissionStatus, settleSubmission, storeSubmission } from '../forms/submissions';
import { mailOf } from '../forms/submit';
import type { Site } from '../site';

/** A submission that nobody has sent. */
interface Sample {
  /** The slug of its form. */
  readonly form: string;
  readonly status: SubmissionStatus;
  readonly reason?: string;
  /** How long before the first start it seems to have come. */
  readonly minutesAgo: number;
  readonly entries: Readonly<Record<string, string>>;
  /** A file of the site's own folder `assets`, as the visitor calls it. */
  readonly file?: { readonly field: string; readonly name: string; readonly asset: string };
}

// Oldest first. The addresses are ones that the standards keep for examples.
const samples: readonly Sample[] = [
  {
    form: 'contact',
    status: 'spam',
    reason: 'the honeypot was filled in',
    minutesAgo: 26 * 60,
    entries: {
      'your-name': 'Best Prices',
      'your-email': 'offers@shop.example.org',
      'your-subject': 'Something else',
      'your-message': 'First page of every search engine, from only 9 a month! Reply now.',
      privacy: '1',
    },
  },
  {
    form: 'newsletter',
    status: 'mail_failed',
    minutesAgo: 7 * 60,
    entries: { email: 'moss@example.org', consent: '1' },
  },
  {
    form: 'contact',
    status: 'mail_sent',
    minutesAgo: 95,
    entries: {
      'your-name': 'Wren Alder',
      'your-email': 'wren.alder@example.org',
      'your-tel': '01632 960 227',
      'your-subject': 'A box or case',
      'your-message':
        'My grandmother left me a herbarium of loose sheets, 31 by 44 cm and about 6 cm high.\nCould you make a drop-back box for it, in dark green cloth? I drew what I have in mind.',
      privacy: '1',
    },
    file: { field: 'attachment', name: 'herbarium-box.svg', asset: 'box.svg' },
  },
];

const address = '192.0.2.1';

/** Gives an empty outbox three submissions to show: one mailed with its file, one failed, one spam. */
export async function keepSamples(site: Site): Promise<void> {
  for (const sample of samples) await keepSample(site, sample);
}

async function keepSample(site: Site, sample: Sample): Promise<void> {
  const { status, reason = '', minutesAgo } = sample;
  const definition = formBySlug(sample.form);
  const form = { ...definition, title: `${definition.title} (sample)` };
  const formData = await sampleData(sample);
  const given = answers(form, formData);
  const attachments = await keepFiles(site.dataDir, sentFiles(form, formData));
  const then = { ...site, clock: () => site.clock() - minutesAgo * MINUTE };
  const stored = { form, status, reason, hash: '', answers: given, attachments, address };
  const id = storeSubmission(then, stored);
  if (status !== 'mail_sent') return;
  // Always to disk: no mail server is to deliver what nobody wrote.
  const mail = mailOf(site, { ...form, subject: `Sample: ${form.subject}` }, given, attachments);
  settleSubmission(site, id, status, await fileMailer(site.dataDir)(mail));
}

async function sampleData({ entries, file }: Sample): Promise<FormData> {
  const formData = new FormData();
  for (const [name, value] of Object.entries(entries)) formData.append(name, value);
  if (file) {
    const content = await readFile(new URL(`../../assets/${file.asset}`, import.meta.url));
    formData.append(file.field, new File([content], file.name, { type: 'image/svg+xml' }));
  }
  return formData;
}
