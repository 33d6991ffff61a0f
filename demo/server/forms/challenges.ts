import type { FieldInput as Field } from '../../../src/elements/forms/contact-form/fields';
import type { Site } from '../site';
import { newCaptcha } from './captcha';
import { captchaSize } from './captcha-image';
import { type FormDefinition, type FormField, fieldsOf } from './definition';
import { pickQuestion, type QuizPair } from './quiz';

/** The challenges of one display of a form. A key is missing when the form has no such field. */
export interface Challenges {
  /** Question and hash by field name. */
  readonly quiz?: Readonly<Record<string, QuizPair>>;
  /** Image address by field name. */
  readonly captcha?: Readonly<Record<string, string>>;
}

/** Creates quiz questions and captcha images for a form, as in refill and feedback responses. */
export function newChallenges(site: Site, form: FormDefinition): Challenges {
  const quiz: Record<string, QuizPair> = {};
  const captcha: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    if (field.type === 'quiz') quiz[field.name] = pickQuestion(site.hash, form, field);
    if (field.type === 'captcha') captcha[field.name] = newCaptcha(site);
  }
  return {
    ...(Object.keys(quiz).length > 0 && { quiz }),
    ...(Object.keys(captcha).length > 0 && { captcha }),
  };
}

/** A field as the element draws it: with its challenge, without secrets such as quiz answers. */
export function drawnField(field: FormField, { quiz, captcha }: Challenges): Field {
  if (field.type === 'quiz') {
    const { questions: _secret, ...shown } = field;
    const [question, hash] = quiz?.[field.name] ?? ['', ''];
    return { ...shown, question, hash };
  }
  if (field.type === 'captcha') {
    return { ...field, image: captcha?.[field.name] ?? '', ...captchaSize };
  }
  if (field.type === 'file') {
    const { maxBytes: _rule, ...shown } = field;
    return shown;
  }
  return field;
}
