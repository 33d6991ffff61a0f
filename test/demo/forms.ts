import type { TestSite } from './site';

/** The entries of a form. A name may have several values, and a value may be a file. */
export type Entries = Readonly<Record<string, string | File | readonly (string | File)[]>>;

/** A feedback response. */
export interface Feedback {
  readonly contact_form_id: number;
  readonly status: string;
  readonly message: string;
  readonly posted_data_hash: string;
  readonly into: string;
  readonly invalid_fields: readonly {
    readonly field: string;
    readonly message: string;
    readonly idref: string | null;
    readonly error_id: string;
  }[];
  readonly quiz?: Record<string, [string, string]>;
  readonly captcha?: Record<string, string>;
}

export const contactId = 7;
export const everyFieldId = 8;
export const newsletterId = 9;

/** A file of `size` bytes. */
export function file(name: string, size = 4, type = 'application/pdf'): File {
  return new File([new Uint8Array(size).fill(65)], name, { type });
}

/** Valid entries of the contact form. */
export const contactEntries = {
  'your-name': 'Ada',
  'your-email': 'ada@example.com',
  'your-subject': 'A repair',
  'your-message': 'The spine is loose.',
  privacy: '1',
} as const;

export function formData(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(entries)) {
    for (const value of [values].flat()) data.append(name, value);
  }
  return data;
}

export function endpoint(site: Pick<TestSite, 'url'>, id: number | string, call: string): string {
  return `${site.url}/wp-json/contact-form-7/v1/contact-forms/${id}/${call}`;
}

/** Posts to the feedback endpoint like the element. */
export function post(site: TestSite, id: number | string, entries: Entries): Promise<Response> {
  const body = formData({ _wpcf7_unit_tag: `wpcf7-f${id}-o1`, ...entries });
  return fetch(endpoint(site, id, 'feedback'), { method: 'POST', body });
}

/** Posts to the feedback endpoint and parses the response. */
export async function feedback(site: TestSite, id: number, entries: Entries): Promise<Feedback> {
  return (await (await post(site, id, entries)).json()) as Feedback;
}

/** The challenges of a refill response, with their right answers. */
export async function solvedChallenges(site: TestSite): Promise<Record<string, string>> {
  const response = await fetch(endpoint(site, everyFieldId, 'refill'));
  const { quiz, captcha } = (await response.json()) as Required<Feedback>;
  const [question, hash] = quiz.quiz ?? ['', ''];
  const challenge = /(\d+)\.png$/.exec(captcha.captcha ?? '')?.[1] ?? '';
  return {
    quiz: quizAnswers[question] ?? '',
    _wpcf7_quiz_answer_quiz: hash,
    captcha: captchaAnswer(site, challenge),
    _wpcf7_captcha_challenge_captcha: challenge,
  };
}

const quizAnswers: Readonly<Record<string, string>> = {
  'What is two and three, as a digit?': '5',
  'Which animal says miaow?': 'cat',
  'What colour is snow?': 'white',
};

/** The right answer of a captcha. */
export function captchaAnswer(site: TestSite, challenge: string): string {
  const [row] = site.rows('SELECT answer FROM captchas WHERE challenge = ?', challenge);
  return String(row?.answer ?? '');
}

/** Valid entries of the form with every field. */
export async function everyFieldEntries(
  site: TestSite,
): Promise<Record<string, string | string[]>> {
  return {
    'full-name': 'Ada',
    email: 'ada@example.com',
    brief: 'A folio in red cloth.',
    copies: '2',
    thickness: '20',
    format: 'folio',
    'papers[]': ['Laid', 'Marbled'],
    'extras[]': ['Ribbon', 'Slipcase'],
    topic: 'Repair',
    'found-by[]': ['Otherwise'],
    '_wpcf7_free_text_found-by': 'by the river',
    cover: 'Cloth',
    terms: '1',
    source: 'every-field',
    action: 'quote',
    ...(await solvedChallenges(site)),
  };
}
