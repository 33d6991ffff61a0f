import type { RuleSet } from '../../../rules';
import { updateAcceptance } from './controls/acceptance';
import { updateCounters } from './controls/counter';
import { clearOtherChoices } from './controls/exclusive';
import { updateFreeTexts } from './controls/free-text';
import { updateReflections } from './controls/reflection';
import { completedUrl } from './controls/url-field';
import type { FieldErrors } from './field-errors';
import { checkableData } from './form-data';
import type { FormParts } from './form-parts';
import { rulesCode } from './rules-code';

/** What the fields need from their form. */
export interface WatchedForm {
  readonly parts: FormParts;
  readonly errors: FieldErrors;
  /** The rules, as soon as they are here. */
  schema(): Promise<RuleSet>;
  /** Changes when what is shown at the fields is wiped: checks that began before it are void. */
  generation(): number;
  /** Called around each check, which only then may show what it found. */
  validating(check: () => void): void;
}

type Validate = typeof import('../../../rules')['validate'];

/** Follows the fields of a form: its special controls, and the check of what was changed. */
export class FieldWatcher {
  readonly #form: WatchedForm;

  constructor(form: WatchedForm) {
    this.#form = form;
    this.update();
  }

  /** Brings every control that depends on others up to date, at start and after a reset. */
  update(): void {
    const { parts } = this.#form;
    updateFreeTexts(parts);
    updateAcceptance(parts);
    updateCounters(parts);
  }

  /** The form was reset. */
  reset(): void {
    this.update();
    updateReflections(this.#form.parts, new FormData());
  }

  /** A control has the focus, and may soon have something to check. */
  entered(): void {
    rulesCode().catch(() => {});
  }

  /** A control was changed and left. */
  changed(target: HTMLElement): void {
    const { parts } = this.#form;
    clearOtherChoices(parts, target);
    updateFreeTexts(parts, target);
    if (target instanceof HTMLInputElement && isUrlField(target, parts.prefix)) {
      target.value = completedUrl(target.value);
    }
    updateAcceptance(parts);
    updateCounters(parts, nameOf(target));
    void this.#check(target);
  }

  /** Something is being typed: only what is wrong already is looked at again. */
  typed(target: HTMLElement): void {
    updateCounters(this.#form.parts, nameOf(target));
    const field = fieldOf(target, this.#form.parts.prefix);
    if (field !== undefined && this.#form.errors.has(field)) void this.#check(target);
  }

  async #check(target: HTMLElement): Promise<void> {
    const { errors, parts, generation } = this.#form;
    const field = fieldOf(target, parts.prefix);
    if (field === undefined) return;
    const begun = generation();
    const means = target.closest('.novalidate') ? undefined : await this.#means();
    if (generation() !== begun) return;
    // Nobody here can judge it, so the server's verdict on the old value goes.
    if (!means) errors.clear(field);
    else this.#form.validating(() => this.#judge(field, ...means));
  }

  #judge(field: string, schema: RuleSet, validate: Validate): void {
    const { errors, parts } = this.#form;
    const data = checkableData(parts);
    const invalid = validate(schema, data, { fields: [field] }).get(field);
    if (invalid) errors.show(field, invalid.error);
    else errors.clear(field);
    // Only what is valid is reflected.
    updateReflections(parts, invalid ? new FormData() : data, field);
  }

  /** What a check takes: the form's rules, and the code that reads them. */
  #means(): Promise<[RuleSet, Validate] | undefined> {
    // Whoever asked for the rules first has told the console, and the browser tells of the code.
    return Promise.all([this.#form.schema(), rulesCode()]).catch(() => undefined);
  }
}

/** The field that a control belongs to, by the box around it. */
function fieldOf(target: HTMLElement, prefix: string): string | undefined {
  if (!target.closest(`.${prefix}-form-control`)) return undefined;
  const wrap = target.closest<HTMLElement>(`.${prefix}-form-control-wrap[data-name]`);
  return wrap?.dataset.name || undefined;
}

function isUrlField(control: HTMLInputElement, prefix: string): boolean {
  return control.type === 'url' || control.classList.contains(`${prefix}-validates-as-url`);
}

function nameOf(target: HTMLElement): string | undefined {
  return target.getAttribute('name') ?? undefined;
}
