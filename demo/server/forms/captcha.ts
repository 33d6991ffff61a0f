import { randomInt } from 'node:crypto';
import { MINUTE } from '../../../server/clock';
import { isSame } from '../../../server/secrets';
import type { Site } from '../site';
import { captchaCharacters } from './captcha-image';

/** The path of the images, below the uploads folder as in the plugin. */
export const captchaFolder = '/wp-content/uploads/wpcf7_captcha';

/** The name of the hidden input with a captcha's challenge. */
export const challengeName = (field: string): string => `_wpcf7_captcha_challenge_${field}`;

const answerLength = 4;
const lifetime = 30 * MINUTE;

/** Creates a challenge, valid for 30 minutes. Returns the address of its image. */
export function newCaptcha({ database, clock }: Site): string {
  const challenge = String(randomInt(1e9, 1e10));
  const answer = Array.from({ length: answerLength }, randomCharacter).join('');
  database.prepare('DELETE FROM captchas WHERE expires <= ?').run(clock());
  database
    .prepare('INSERT INTO captchas (challenge, answer, expires) VALUES (?, ?, ?)')
    .run(challenge, answer, clock() + lifetime);
  return `${captchaFolder}/${challenge}.png`;
}

/** The challenge in an image's address. */
export function challengeOf(image: string): string {
  return /(\d+)\.png$/.exec(image)?.[1] ?? '';
}

/** The text in the image of a challenge; undefined when the challenge is used or expired. */
export function captchaAnswer({ database, clock }: Site, challenge: string): string | undefined {
  const row = database
    .prepare('SELECT answer FROM captchas WHERE challenge = ? AND expires > ?')
    .get(challenge, clock()) as { answer: string } | undefined;
  return row?.answer;
}

/** Whether the posted answer matches the image. A challenge can be answered once. */
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
