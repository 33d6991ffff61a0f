import { languageTag } from '../../../core/config';
import { hasOwn, parseSettings } from '../../../core/settings';
import {
  type ContactFormSettings,
  settings,
} from '../../../elements/forms/contact-form/contact-form.settings';
import { message } from '../../../elements/forms/contact-form/messages';
import type { SavedSettings } from '../../../page';
import { withForms } from '../../../page/blocks/shortcode';
import { type Printed, type PrintedElement, printed } from '../../../page/print/printed';
import { settingsAttribute } from '../../../page/print/settings-attribute';
import type { DataNeed, SiteFormResult } from '../../../page/print/site-data';
import { defineWidget, type WidgetContext } from '../../../page/print/widget';
import { englishMark, inPageLanguage } from '../english-mark';
import { only } from '../tag';
import type { Field } from './control';
import { fieldRow, hidden } from './field';
import type { FieldForm } from './field-form';
import { withResult } from './form-result';

/** The settings that the controller of a printed form reads. */
const behaviour = only(settings, 'schema', 'acceptanceAsValidation', 'timeout');

/**
 * A form that works without scripts. Its fields are settings, or the site's answer to the id; settings of the widget take
 * precedence.
 */
export const contactForm = defineWidget({
  widgetType: 'nh-contact-form',
  settings,
  needs: (values) => needOf(values),
  print(values, context) {
    const html = markupOf(values, context);
    if (html) return withForms(context.siteMarkup(html), context.formPrefix);
    const form = formOf(values, context);
    if (!form) return context.mode === 'edit' ? [note(message('form.title'))] : [];
    const { id, fields } = form.values;
    // The server would not know which form was sent.
    if (id === undefined) return [note(message('form.unusable'))];
    const unitTag = form.values.unitTag || `${context.formPrefix}-f${id}-${context.element.id}`;
    const attributes = { 'form-id': `${id}`, settings: settingsAttribute(behaviour, form.saved) };
    const around = {
      prefix: context.formPrefix,
      unitTag,
      language: context.language,
      pictureAddress: context.pictureAddress,
    };
    const box = formBox({ ...form, values: { ...form.values, id } }, fields ?? [], around);
    const { result } = form;
    const shown = result?.unitTag === unitTag ? withResult(box, result, around) : box;
    return [printed('nh-contact-form', attributes, [shown])];
  },
});

type FormNeed = Extract<DataNeed, { kind: 'form' }>;

function needOf({ id, fields }: ContactFormSettings): readonly FormNeed[] {
  return id === undefined || fields ? [] : [{ kind: 'form', id: `${id}` }];
}

/** The HTML of a form whose settings only the form plugin knows. */
function markupOf(values: ContactFormSettings, context: WidgetContext): string | undefined {
  const [need] = needOf(values);
  return need && context.answer(need)?.html;
}

/** The parts of a form, whoever knows them. */
interface Form {
  readonly values: ContactFormSettings;
  readonly saved: SavedSettings;
  /** The address that browsers without scripts send the form to. */
  readonly action: string | undefined;
  readonly result?: SiteFormResult | undefined;
}

function formOf(values: ContactFormSettings, context: WidgetContext): Form | undefined {
  const { settings: own } = context.element;
  const [need] = needOf(values);
  if (!need) return values.fields && { values, saved: own, action: undefined };
  const answer = context.answer(need);
  const saved = { ...answer?.settings, ...own };
  const read = parseSettings(settings, saved, { foreign: true })?.values;
  if (!read?.fields) return undefined;
  const action = answer?.action && context.linkAddress(answer.action);
  return { values: read, saved, action, result: answer?.result };
}

function note(text: string): Printed {
  return printed('p', { class: 'nh-form-note' }, [text]);
}

/** The form plugin's markup around the fields. */
function formBox(
  { values, action }: Form & { readonly values: { readonly id: number } },
  fields: readonly Field[],
  form: FieldForm,
): PrintedElement {
  const { prefix, unitTag } = form;
  const lang = values.locale && languageTag(values.locale);
  const status = printed('div', { class: 'screen-reader-response' }, [
    printed('p', { role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' }),
    printed('ul'),
  ]);
  const content = [
    hiddenInputs(values, form),
    ...fields.map((field) => fieldRow(field, form)),
    ...(fields.some(({ type }) => type === 'submit') ? [] : [fieldRow({ type: 'submit' }, form)]),
    printed('div', {
      class: `${prefix}-response-output`,
      part: 'output',
      'aria-hidden': 'true',
    }),
  ];
  const mark = values.title === undefined ? englishMark('form.title', form) : undefined;
  const attributes = {
    class: `${prefix} no-js`,
    id: unitTag,
    lang,
    [`data-${prefix}-id`]: `${values.id}`,
    'data-nh-drawn': true,
  };
  return printed('div', attributes, [
    status,
    printed(
      'form',
      { ...formAttributes(values, action ?? `#${unitTag}`, fields, form), lang: mark },
      inPageLanguage(content, mark, { language: values.locale ?? form.language }),
    ),
  ]);
}

function formAttributes(
  { acceptanceAsValidation, title }: ContactFormSettings,
  action: string,
  fields: readonly Field[],
  { prefix }: FieldForm,
): Record<string, string | boolean | undefined> {
  const consent = acceptanceAsValidation ? ` ${prefix}-acceptance-as-validation` : '';
  const hasFiles = fields.some(({ type }) => type === 'file');
  const isMarked = fields.some((field) => hasOwn(field, 'required') && field.required === true);
  return {
    class: `${prefix}-form init${consent}`,
    method: 'post',
    action,
    enctype: hasFiles ? 'multipart/form-data' : undefined,
    'aria-label': title ?? message('form.title'),
    'data-nh-required': isMarked ? message('form.required') : undefined,
    novalidate: true,
    'data-status': 'init',
    part: 'form',
  };
}

function hiddenInputs(
  values: ContactFormSettings & { readonly id: number },
  { prefix, unitTag }: FieldForm,
): Printed {
  const inputs = {
    '': `${values.id}`,
    _version: values.version ?? '',
    _locale: values.locale ?? '',
    _unit_tag: unitTag,
    _container_post: `${values.containerPost ?? 0}`,
    _posted_data_hash: values.postedDataHash ?? '',
  };
  return printed(
    'fieldset',
    { class: 'hidden-fields-container', hidden: true },
    Object.entries(inputs).map(([name, value]) => hidden(`_${prefix}${name}`, value)),
  );
}
