import type { Rule, RuleSet } from '../../../src/rules';
import { type FormDefinition, type FormField, fieldsOf } from './definition';
import { messages } from './messages';

/** The version of the plugin whose markup and responses are imitated. */
export const pluginVersion = '6.1.6';
export const locale = 'en_US';

const megabyte = 1024 * 1024;

/** The validation rules of a form, which the server publishes and checks. */
export function formSchema(definition: FormDefinition): RuleSet & { version: string } {
  return { version: '2024-10', locale, rules: fieldsOf(definition).flatMap(fieldRules) };
}

function fieldRules(field: FormField): Rule[] {
  switch (field.type) {
    case 'submit':
    case 'hidden':
    // These three are checked by the server only.
    case 'quiz':
    case 'captcha':
    case 'acceptance':
      return [];
    case 'file':
      return [
        ...requiredRule(field, 'requiredfile'),
        rule(field, 'file', { accept: field.accept ?? [] }),
        rule(field, 'maxfilesize', { threshold: field.maxBytes ?? megabyte }),
      ];
    default:
      return [...requiredRule(field, 'required'), ...kindRules(field)];
  }
}

function kindRules(
  field: Exclude<
    FormField,
    { type: 'submit' | 'hidden' | 'quiz' | 'captcha' | 'acceptance' | 'file' }
  >,
): Rule[] {
  switch (field.type) {
    case 'number':
    case 'range':
      return [rule(field, 'number'), ...boundRules(field, 'minnumber', 'maxnumber')];
    case 'date':
      return [rule(field, 'date'), ...boundRules(field, 'mindate', 'maxdate')];
    case 'time':
      return [rule(field, 'time')];
    case 'select':
    case 'checkbox':
    case 'radio':
      return choiceRules(field);
    case 'text':
    case 'textarea':
      return lengthRules(field);
    default:
      return [rule(field, field.type), ...lengthRules(field)];
  }
}

type WrittenField = Extract<FormField, { minlength?: unknown }>;
type BoundedField = Extract<FormField, { step?: unknown }>;
export type ChoiceField = Extract<FormField, { options: unknown }>;

/** The longest value of a field in characters: its own limit, or the plugin's default for its type. */
export function maxLength(field: Pick<WrittenField, 'type' | 'maxlength'>): number {
  return Number(field.maxlength ?? (field.type === 'textarea' ? 2000 : 400));
}

function lengthRules(field: WrittenField): Rule[] {
  const { minlength } = field;
  return [
    ...(minlength === undefined
      ? []
      : [rule(field, 'minlength', { threshold: Number(minlength) })]),
    rule(field, 'maxlength', { threshold: maxLength(field) }),
  ];
}

// In the published schema, bounds of numbers and dates are strings; bounds of lengths and sizes are numbers.
function boundRules(
  field: BoundedField,
  lower: 'minnumber' | 'mindate',
  upper: 'maxnumber' | 'maxdate',
): Rule[] {
  const { min, max } = field;
  return [
    ...(min === undefined ? [] : [rule(field, lower, { threshold: String(min) })]),
    ...(max === undefined ? [] : [rule(field, upper, { threshold: String(max) })]),
  ];
}

function choiceRules(field: ChoiceField): Rule[] {
  const single =
    field.type === 'checkbox' ? field.exclusive : field.type === 'radio' || !field.multiple;
  return [
    rule(field, 'enum', { accept: choices(field).map(({ value }) => value) }),
    ...(single ? [rule(field, 'maxitems', { threshold: 1 })] : []),
  ];
}

/** The options of a list, with value and label. */
export function choices({
  options,
}: Pick<ChoiceField, 'options'>): { value: string; label: string }[] {
  return options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
    return { value, label: label ?? value };
  });
}

function requiredRule(
  field: { name: string; required?: boolean },
  name: 'required' | 'requiredfile',
): Rule[] {
  return field.required ? [rule(field, name, { error: messages.required })] : [];
}

function rule(field: { name: string }, name: string, more: Partial<Rule> = {}): Rule {
  const error = (messages as Readonly<Record<string, string>>)[name];
  return { rule: name, field: field.name, error, ...more };
}
