import { randomInt } from 'node:crypto';
import { MINUTE } from '../clock';
import { isSame } from '../keyed-hash';
import type { Site } from '../site';
import { captchaCharacters } from './captcha-image';

/** Where the images are, under the uploads as the plugin has them. */
export const captchaFolder = '/wp-content/uploads/wpcf7_captcha';

/** The hidden input that brings back a captcha's challenge. */
export const challengeName = (field: string): string => `_wpcf7_captcha_challenge_${field}`;

const answerLength = 4;
const lifetime = 30 * MINUTE;

/** Makes a challenge: the address of its image. Its answer is kept for 30 minutes. */
export function newCaptcha({ database, clock }: Site): string {
  const challenge = String(randomInt(1e9, 1e10));
  const answer = Array.from({ length: answerLength }, randomCharacter).join('');
  database.prepare('DELETE FROM captchas WHERE expires <= ?').run(clock());
  database
    .prepare('INSERT INTO captchas (challenge, answer, expires) VALUES (?, ?, ?)')
    .run(challenge, answer, clock() + lifetime);
  return `${captchaFolder}/${challenge}.png`;
}

/** The challenge that an image's address names. */
export function challengeOf(image: string): string {
  return /(\d+)\.png$/.exec(image)?.[1] ?? '';
}

/** What the image of a challenge shows; undefined when it was used or has expired. */
export function captchaAnswer({ database, clock }: Site, challenge: string): string | undefined {
  const row = database
    .prepare('SELECT answer FROM captchas WHERE challenge = ? AND expires > ?')
    .get(challenge, clock()) as { answer: string } | undefined;
  return row?.answer;
}

/** Whether the posted answer is what the image shows. Right or wrong, the challenge is used up. */
export function isCaptchaAnswered(site: Site, name: string, formData: FormData): boolean {
  const challenge = String(formData.get(challengeName(name)) ?? '');
  const expected = captchaAnswer(site, challenge);
  site.database.prepare('DELETE FROM captchas WHERE challenge = ?').run(challenge);
  const answer = String(formData.get(name) ?? '')
    .trim()
    .toUpperCase();
  return expected !== undefined && isSame(answer, expected);
}

function randomCharacter(): string {
  return captchaCharacters.charAt(randomInt(captchaCharacters.length));
}
