import { formsConfig } from '../config';
import { unclobbered } from './unclobbered';

/** A form together with the names that the site's form plugin gives to its parts. */
export interface FormParts {
  /** The node; what it can do and holds is asked of `form`. */
  readonly node: HTMLFormElement;
  readonly form: ReturnType<typeof unclobbered>;
  /** The plugin's prefix: `wpcf7`. */
  readonly prefix: string;
  /** The box around form and status lines. */
  readonly wrapper: HTMLElement;
}

/** Finds the parts around a form. */
export function formParts(node: HTMLFormElement): FormParts {
  const prefix = formsConfig().formPrefix;
  const form = unclobbered(node);
  const wrapper = form.closest<HTMLElement>(`.${prefix}`) ?? form.parentElement ?? node;
  return { node, form, prefix, wrapper };
}

/** The boxes of a field's controls: `span.{prefix}-form-control-wrap[data-name]`. */
export function fieldWraps({ form, prefix }: FormParts, field?: string): HTMLElement[] {
  const named = field === undefined ? '[data-name]' : `[data-name="${CSS.escape(field)}"]`;
  return [...form.querySelectorAll<HTMLElement>(`.${prefix}-form-control-wrap${named}`)];
}

/** A control that holds a value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls inside a box, in document order. */
export function controlsIn(box: ParentNode): Control[] {
  return [...box.querySelectorAll<Control>('input, textarea, select')];
}

/** A hidden input that the plugin keeps in the form, by its name without the leading `_{prefix}`. */
export function hiddenInput({ form, prefix }: FormParts, name: string): HTMLInputElement | null {
  const full = `_${prefix}${name && `_${name}`}`;
  return form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(full)}"]`);
}
