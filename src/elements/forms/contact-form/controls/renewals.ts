import { controlOf } from '../control-name';
import { type FormParts, hiddenInput } from '../form-parts';
import type { Refill } from '../responses';

/** Shows new quiz questions and captcha images, and clears the answers to the old ones. */
export function applyRenewals(parts: FormParts, { quiz, captcha }: Refill): void {
  for (const [field, question, hash] of quiz) renewQuiz(parts, field, question, hash);
  for (const [field, address] of captcha) renewCaptcha(parts, field, address);
}

function renewQuiz(parts: FormParts, field: string, question: string, hash: string): void {
  const answer = emptyAnswer(parts, field);
  const label = answer?.closest('label')?.querySelector(`.${parts.prefix}-quiz-label`);
  if (label) label.textContent = question;
  const hidden = hiddenInput(parts, `quiz_answer_${field}`);
  if (hidden) hidden.value = hash;
}

function renewCaptcha(parts: FormParts, field: string, address: string): void {
  const href = imageAddress(address, parts.form.baseURI);
  if (!href) return;
  emptyAnswer(parts, field);
  // The plugin removes colons from the field's name in the image's class.
  const image = parts.form.querySelector<HTMLImageElement>(
    `img.${CSS.escape(`${parts.prefix}-captcha-${field.replaceAll(':', '')}`)}`,
  );
  if (image) image.src = href;
  const challenge = challengeOf(address);
  const hidden = hiddenInput(parts, `captcha_challenge_${field}`);
  if (hidden && challenge) hidden.value = challenge;
}

/** The absolute address of an image; null for junk and for schemes other than http and https. */
export function imageAddress(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The challenge of a captcha image: the digits of its file name; empty if it has none. */
export function challengeOf(address: string): string {
  return /(?<!\d)(\d+)\.(?:png|gif|jpeg)$/i.exec(address)?.[1] ?? '';
}

function emptyAnswer({ form }: FormParts, field: string): HTMLInputElement | null {
  const answer = controlOf(form, field);
  if (answer) answer.value = '';
  return answer;
}
