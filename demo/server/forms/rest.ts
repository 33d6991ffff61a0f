import { type Context, Hono } from 'hono';
import { visitorAddress } from '../../../server/visitor-address';
import type { Site } from '../site';
import { wireError } from '../wire-error';
import { captchaAnswer, captchaFolder } from './captcha';
import { captchaImage } from './captcha-image';
import { newChallenges } from './challenges';
import { type FormDefinition, fieldsOf } from './definition';
import { formById } from './definitions';
import { controlId } from './markup/form';
import { errorId } from './markup/view';
import { postedForm, TooMuchError } from './posted';
import { formSchema } from './schema';
import { submit, type Verdict } from './submit';

const base = '/wp-json/contact-form-7/v1/contact-forms/:id';

/** The form plugin's REST routes, and the captcha images. */
export function formRoutes(site: Site): Hono {
  const app = new Hono();
  app.get(`${base}/feedback/schema`, (context) => {
    const form = formById(context.req.param('id'));
    return form ? context.json(formSchema(form)) : unknownForm(context);
  });
  app.get(`${base}/refill`, (context) => {
    const form = formById(context.req.param('id'));
    if (!form) return unknownForm(context);
    context.header('Cache-Control', 'no-store');
    return context.json(newChallenges(site, form));
  });
  app.post(`${base}/feedback`, (context) => {
    const form = formById(context.req.param('id'));
    return form ? feedback(site, form, context) : unknownForm(context);
  });
  app.get(`${captchaFolder}/:image`, (context) => captcha(site, context));
  return app;
}

async function feedback(site: Site, form: FormDefinition, context: Context): Promise<Response> {
  const type = context.req.header('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    return wireError(
      context,
      415,
      'wpcf7_unsupported_media_type',
      'Send the form as multipart/form-data.',
    );
  }
  try {
    const formData = await postedForm(context.req.raw, site.limits);
    return await submitFeedback(site, form, formData, context);
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error;
    return wireError(context, 413, 'wpcf7_content_too_large', error.message);
  }
}

async function submitFeedback(
  site: Site,
  form: FormDefinition,
  formData: FormData,
  context: Context,
): Promise<Response> {
  const unitTag = postedUnitTag(formData);
  if (!unitTag) {
    return wireError(context, 400, 'wpcf7_unit_tag_not_found', 'The form has no valid unit tag.');
  }
  const verdict = await submit(site, { form, formData, address: visitorAddress(site, context) });
  context.header('Cache-Control', 'no-store');
  return context.json({ ...wireFeedback(form, unitTag, verdict), ...newChallenges(site, form) });
}

function wireFeedback(form: FormDefinition, unitTag: string, verdict: Verdict) {
  return {
    contact_form_id: form.id,
    status: verdict.status,
    message: verdict.message,
    posted_data_hash: verdict.hash,
    into: `#${unitTag}`,
    invalid_fields: verdict.invalid.map(({ field, error }) => ({
      field,
      message: error,
      idref: controlId(fieldsOf(form).find(({ name }) => name === field)) ?? null,
      error_id: errorId(unitTag, field),
    })),
  };
}

/** The posted unit tag, reduced to the characters of an id. */
export function postedUnitTag(formData: FormData): string {
  return String(formData.get('_wpcf7_unit_tag') ?? '').replace(/[^\w-]/g, '');
}

function unknownForm(context: Context): Response {
  return wireError(context, 404, 'wpcf7_not_found', 'The form does not exist.');
}

function captcha(site: Site, context: Context): Response | Promise<Response> {
  const challenge = /^(\d+)\.png$/.exec(context.req.param('image') ?? '')?.[1];
  const answer = challenge && captchaAnswer(site, challenge);
  if (!answer) return context.notFound();
  context.header('Cache-Control', 'no-store');
  return context.body(captchaImage(answer), 200, { 'Content-Type': 'image/png' });
}
