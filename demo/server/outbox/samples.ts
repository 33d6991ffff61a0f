import { readFile } from 'node:fs/promises';
import { MINUTE } from '../../../server/clock';
import { answers, sentFiles } from '../forms/answers';
import { saveAttachments } from '../forms/attachments';
import { formBySlug } from '../forms/definitions';
import { fileMailer } from '../forms/mail';
import { type SubmissionStatus, saveMailStatus, storeSubmission } from '../forms/submissions';
import { mailOf } from '../forms/submit';
import type { Site } from '../site';

/** A sample submission. */
interface Sample {
  /** The slug of its form. */
  readonly form: string;
  readonly status: SubmissionStatus;
  readonly reason?: string;
  /** The time of the submission, before the first start. */
  readonly minutesAgo: number;
  readonly entries: Readonly<Record<string, string>>;
  /** An attached file: its name, and the file in the folder `assets` that it is a copy of. */
  readonly file?: { readonly field: string; readonly name: string; readonly asset: string };
}

// Oldest first. E-mail, phone and IP addresses are reserved for examples.
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

/** Stores three sample submissions: one mailed with a file, one failed, one spam. */
export async function saveSamples(site: Site): Promise<void> {
  for (const sample of samples) await saveSample(site, sample);
}

async function saveSample(site: Site, sample: Sample): Promise<void> {
  const { status, reason = '', minutesAgo } = sample;
  const definition = formBySlug(sample.form);
  const form = { ...definition, title: `${definition.title} (sample)` };
  const formData = await sampleData(sample);
  const given = answers(form, formData);
  const attachments = await saveAttachments(site.dataDir, sentFiles(form, formData));
  const then = { ...site, clock: () => site.clock() - minutesAgo * MINUTE };
  const stored = { form, status, reason, hash: '', answers: given, attachments, address };
  const id = storeSubmission(then, stored);
  if (status !== 'mail_sent') return;
  // Always written to disk: samples must not be delivered.
  const mail = mailOf(site, { ...form, subject: `Sample: ${form.subject}` }, given, attachments);
  saveMailStatus(site, id, status, await fileMailer(site.dataDir)(mail));
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
