import type { RuleSet } from '../../../rules';
import { fieldName } from './control-name';
import { updateAcceptance } from './controls/acceptance';
import { updateCounters } from './controls/counter';
import { updateDependentControls } from './controls/dependent';
import { clearOtherChoices } from './controls/exclusive';
import { updateFreeTexts } from './controls/free-text';
import { updateReflections } from './controls/reflection';
import { updateSliderValues } from './controls/slider-value';
import { completedUrl } from './controls/url-field';
import type { FieldErrors } from './field-errors';
import { checkableData } from './form-data';
import type { FormParts } from './form-parts';
import { loadRulesCode } from './rules-code';

/** The form that a {@link FieldWatcher} observes. */
export interface WatchedForm {
  readonly parts: FormParts;
  readonly errors: FieldErrors;
  /** Resolves with the validation rules. */
  schema(): Promise<RuleSet>;
  /** Changes when all field errors are cleared, so that the results of earlier validations are dropped. */
  generation(): number;
  /** Calls `check`, which validates and shows the result, unless the form is being sent. */
  validating(check: () => void): void;
}

type Validate = typeof import('../../../rules')['validate'];

/** Updates the special controls of a form, and validates fields as they change. */
export class FieldWatcher {
  readonly #form: WatchedForm;

  constructor(form: WatchedForm) {
    this.#form = form;
    this.update();
  }

  /** Updates every control that depends on others. */
  update(): void {
    updateDependentControls(this.#form.parts);
  }

  /** Updates all controls and reflections after a reset. */
  reset(): void {
    this.update();
    updateReflections(this.#form.parts, new FormData());
  }

  /** Starts to load the validation code, before it is needed. */
  preloadRules(): void {
    loadRulesCode().catch(() => {});
  }

  /** Updates the controls that depend on a changed one, and validates its field. */
  applyChange(target: HTMLElement): void {
    const { parts } = this.#form;
    clearOtherChoices(parts, target);
    updateFreeTexts(parts, target);
    if (isUrlField(target, parts.prefix)) {
      target.value = completedUrl(target.value);
    }
    updateAcceptance(parts);
    updateCounters(parts, nameOf(target));
    void this.#check(target);
  }

  /** Updates counters and numbers while the visitor types or slides. Only a field with an error is validated. */
  applyInput(target: HTMLElement): void {
    updateCounters(this.#form.parts, nameOf(target));
    if (target.matches('[type=range]')) updateSliderValues(this.#form.parts);
    const field = fieldOf(target, this.#form.parts.prefix);
    if (field !== undefined && this.#form.errors.has(field)) void this.#check(target);
  }

  async #check(target: HTMLElement): Promise<void> {
    const { errors, parts, generation } = this.#form;
    const field = fieldOf(target, parts.prefix);
    if (field === undefined) return;
    const started = generation();
    const validator = target.closest('.novalidate') ? undefined : await this.#loadValidator();
    if (generation() !== started) return;
    // The server's error belongs to the old value; the new one cannot be validated here.
    if (!validator) errors.clear(field);
    else this.#form.validating(() => this.#validate(field, ...validator));
  }

  #validate(field: string, schema: RuleSet, validate: Validate): void {
    const { errors, parts } = this.#form;
    const data = checkableData(parts);
    const invalid = validate(schema, data, { fields: [field] }).get(field);
    if (invalid) errors.show(field, invalid.error);
    else errors.clear(field);
    // Only valid values are reflected.
    updateReflections(parts, invalid ? new FormData() : data, field);
  }

  /** Loads the form's rules and the validation code; undefined if either fails. */
  #loadValidator(): Promise<[RuleSet, Validate] | undefined> {
    // Failures are logged elsewhere: by the first request for the rules, and by the browser.
    return Promise.all([this.#form.schema(), loadRulesCode()]).catch(() => undefined);
  }
}

/** The name of a control's field, from the box around it. */
function fieldOf(target: HTMLElement, prefix: string): string | undefined {
  if (!target.closest(`.${prefix}-form-control`)) return undefined;
  const wrap = target.closest<HTMLElement>(`.${prefix}-form-control-wrap[data-name]`);
  return wrap?.dataset.name || undefined;
}

function isUrlField(control: HTMLElement, prefix: string): control is HTMLInputElement {
  return control.matches(`input:is([type=url], .${prefix}-validates-as-url)`);
}

function nameOf(target: HTMLElement): string | undefined {
  const name = target.getAttribute('name');
  return name === null ? undefined : fieldName(name);
}
