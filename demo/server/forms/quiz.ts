import { randomInt } from 'node:crypto';
import { isSame } from '../../../server/secrets';
import type { KeyedHash } from '../keyed-hash';
import type { FormDefinition, QuizField } from './definition';

/** A question and the keyed hash of its answer, as sent to the browser. */
export type QuizPair = readonly [question: string, hash: string];

/** The name of the hidden input with a quiz's hash. */
export const quizAnswerName = (field: string): string => `_wpcf7_quiz_answer_${field}`;

/** Picks a random question of the field. */
export function pickQuestion(hash: KeyedHash, form: FormDefinition, field: QuizField): QuizPair {
  const asked = field.questions[randomInt(field.questions.length)];
  if (!asked) throw new Error(`The quiz "${field.name}" has no questions.`);
  return [asked.question, answerHash(hash, form, field.name, asked.answer)];
}

/** Whether the posted answer matches the posted hash. */
export function isQuizAnswered(
  hash: KeyedHash,
  form: FormDefinition,
  field: QuizField,
  formData: FormData,
): boolean {
  const answer = String(formData.get(field.name) ?? '');
  const expected = String(formData.get(quizAnswerName(field.name)) ?? '');
  return isSame(answerHash(hash, form, field.name, answer), expected);
}

// The hash includes form and field, so that an answer to another quiz is not valid here.
function answerHash(hash: KeyedHash, form: FormDefinition, name: string, answer: string): string {
  return hash('quiz', String(form.id), name, answer.trim().toLowerCase());
}
