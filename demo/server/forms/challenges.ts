import type { FieldInput as Field } from '../../../src/elements/forms/contact-form/fields';
import type { Site } from '../site';
import { newCaptcha } from './captcha';
import { captchaSize } from './captcha-image';
import { type FormDefinition, type FormField, fieldsOf } from './definition';
import { askQuiz, type QuizPair } from './quiz';

/** What a form needs anew each time that it is shown; keys only where the form has such fields. */
export interface Challenges {
  /** Field → question and hash. */
  readonly quiz?: Readonly<Record<string, QuizPair>>;
  /** Field → address of the image. */
  readonly captcha?: Readonly<Record<string, string>>;
}

/** New questions and images for a form, as refill and feedback answer them. */
export function newChallenges(site: Site, form: FormDefinition): Challenges {
  const quiz: Record<string, QuizPair> = {};
  const captcha: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    if (field.type === 'quiz') quiz[field.name] = askQuiz(site.hash, form, field);
    if (field.type === 'captcha') captcha[field.name] = newCaptcha(site);
  }
  return {
    ...(Object.keys(quiz).length > 0 && { quiz }),
    ...(Object.keys(captcha).length > 0 && { captcha }),
  };
}

/** A field as it is drawn: with its challenge, without what only the server may know. */
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
