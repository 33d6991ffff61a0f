import { formsConfig } from '../config';
import { unclobbered } from './unclobbered';

/** A form, its wrapper, and the prefix of the form plugin's names. */
export interface FormParts {
  /** The form element. Use its members through `form`, which controls cannot hide. */
  readonly node: HTMLFormElement;
  readonly form: ReturnType<typeof unclobbered>;
  /** The plugin's prefix: `wpcf7`. */
  readonly prefix: string;
  /** The box around the form and its status elements. */
  readonly wrapper: HTMLElement;
}

/** Finds the parts around a form. */
export function formParts(node: HTMLFormElement): FormParts {
  const prefix = formsConfig().formPrefix;
  const form = unclobbered(node);
  const wrapper = form.closest<HTMLElement>(`.${prefix}`) ?? form.parentElement ?? node;
  return { node, form, prefix, wrapper };
}

/** The boxes around a field's controls (`span.{prefix}-form-control-wrap[data-name]`), or around all. */
export function fieldWraps({ form, prefix }: FormParts, field?: string): HTMLElement[] {
  const named = field === undefined ? '[data-name]' : `[data-name="${CSS.escape(field)}"]`;
  return [...form.querySelectorAll<HTMLElement>(`.${prefix}-form-control-wrap${named}`)];
}

/** A control with a value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls inside `box`, in document order. */
export function controlsIn(box: ParentNode): Control[] {
  return [...box.querySelectorAll<Control>('input, textarea, select')];
}

/** A hidden input of the plugin in the form, by its name without the leading `_{prefix}`. */
export function hiddenInput({ form, prefix }: FormParts, name: string): HTMLInputElement | null {
  const full = `_${prefix}${name && `_${name}`}`;
  return form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(full)}"]`);
}
