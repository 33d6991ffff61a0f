import { randomInt } from 'node:crypto';
import { isSame, type KeyedHash } from '../keyed-hash';
import type { FormDefinition, QuizField } from './definition';

/** A question and the keyed hash of its answer, as they go over the wire. */
export type QuizPair = readonly [question: string, hash: string];

/** The hidden input that brings back a quiz's hash. */
export const quizAnswerName = (field: string): string => `_wpcf7_quiz_answer_${field}`;

/** One of the field's questions. */
export function askQuiz(hash: KeyedHash, form: FormDefinition, field: QuizField): QuizPair {
  const asked = field.questions[randomInt(field.questions.length)];
  if (!asked) throw new Error(`The quiz "${field.name}" has no questions.`);
  return [asked.question, answerHash(hash, form, field.name, asked.answer)];
}

/** Whether the posted answer belongs to the posted hash. */
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

// Bound to form and field, so that an answer known from elsewhere does not open this one.
function answerHash(hash: KeyedHash, form: FormDefinition, name: string, answer: string): string {
  return hash('quiz', String(form.id), name, answer.trim().toLowerCase());
}
