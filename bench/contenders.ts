import { validate as validateWithSwv } from '@contactable/swv';
import { validate } from '../src/rules';
import { invalidForm, schema, validForm } from './form';
import { validateWithZod } from './zod-form';

export const forms = { valid: validForm, '12 errors': invalidForm };

/** Each returns its library's own result; the invalid fields are read from it later. */
export const contenders = {
  swv: (form: FormData) => validateWithSwv(schema, form),
  'zod/mini': (form: FormData) => validateWithZod(form),
  'nh-elements': (form: FormData) => validate(schema, form),
};

export type FormName = keyof typeof forms;
export type Contender = keyof typeof contenders;
