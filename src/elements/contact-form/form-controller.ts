import { siteConfig } from '../../core/config';
import type { Emit } from '../../core/element';
import { type RuleSet, validate } from '../../rules';
import type { Feedback } from './answers';
import { type FormApi, formApi, pluginGlobal } from './api';
import type { ContactFormSettings, events, FormEventDetail } from './contact-form.element';
import { updateAcceptance } from './controls/acceptance';
import { updateCounters } from './controls/counter';
import { clearOtherChoices } from './controls/exclusive';
import { updateFreeTexts } from './controls/free-text';
import { reflectField } from './controls/reflection';
import { applyRenewals } from './controls/renewals';
import { completedUrl } from './controls/url-field';
import { type FieldErrors, fieldErrors } from './field-errors';
import { checkableData, submittedData, typedInputs, uploadSize } from './form-data';
import { dispatchFormEvent, eventOfCode, type FormEventName } from './form-events';
import { type FormParts, hiddenInput } from './form-parts';
import type { FormIdentity } from './identity';
import { message } from './messages';
import { formNotice, type Notice } from './notice';
import { listenToForm } from './plugin-takeover';
import { RequestError } from './request';
import { type FormAction, type FormState, initialState, reduceForm } from './status';
import { addSpinners, displayMessage, displayOnForm } from './status-display';

/** Uploads above this many bytes show their progress. */
const PROGRESS_FROM = 1_000_000;

/** Seconds without progress after which a submission has failed. */
const TIMEOUT = 30;

/** What a form needs to come alive. */
export interface FormContext {
  readonly parts: FormParts;
  readonly identity: FormIdentity;
  readonly settings: ContactFormSettings;
  readonly host: HTMLElement;
  readonly emit: Emit<typeof events>;
  /** Ends every listener and call. */
  readonly signal: AbortSignal;
}

/** Takes a form over: its submit, its reset, its fields; as the form plugin's own script did. */
export class FormController {
  readonly #context: FormContext;
  readonly #form: HTMLFormElement;
  readonly #api: FormApi;
  readonly #errors: FieldErrors;
  readonly #notice: Notice;
  readonly #timeout: number;
  #state: FormState;
  /** What was sent last and what came back, for the events. */
  #data: FormData | undefined;
  #answer: unknown;

  constructor(context: FormContext) {
    const { parts, identity, settings, host, signal } = context;
    this.#context = context;
    this.#form = parts.form;
    this.#timeout = 1000 * (settings.timeout ?? TIMEOUT);
    this.#api = formApi(identity.contactFormId, this.#timeout);
    this.#errors = fieldErrors(parts, identity.unitTag);
    this.#notice = formNotice(parts.form, signal);
    this.#state = initialState(parts.form.dataset.status);
    parts.wrapper.classList.replace('no-js', 'js');
    parts.form.noValidate = true;
    addSpinners(parts);
    this.#updateControls();
    listenToForm(parts.form, host, (event) => this.#heard(event), signal);
    this.#schema().catch((error: unknown) => this.#log(error));
    this.#renewIfCached();
  }

  #heard(event: Event): void {
    const target = event.target as HTMLElement;
    if (event.type === 'submit') {
      event.preventDefault();
      void this.#submit((event as SubmitEvent).submitter);
    } else if (event.type === 'reset') void this.#reset();
    else if (event.type === 'change') this.#changed(target);
    else if (event.type === 'input') this.#typed(target);
  }

  async #submit(submitter: HTMLElement | null): Promise<void> {
    if (this.#state.status === 'submitting') return;
    this.#clearAnswer();
    const data = submittedData(this.#form, submitter);
    this.#data = data;
    if (!this.#tell('beforesubmit', this.#state.status)) return;
    this.#dispatch({ type: 'submit' });
    if (siteConfig().blocked || pluginGlobal().blocked) {
      this.#block();
      return;
    }
    const answer = await this.#send(data).catch((error: unknown) => this.#failed(error, submitter));
    if (answer) this.#answered(answer);
  }

  async #send(body: FormData): Promise<Feedback> {
    const cancel = new AbortController();
    const held = new AbortController();
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: held.signal });
    this.#context.signal.addEventListener('abort', () => cancel.abort(), { signal: held.signal });
    this.#notice.showSending(() => cancel.abort());
    const isLarge = uploadSize(body) > PROGRESS_FROM;
    const onProgress = isLarge ? (share: number) => this.#notice.showProgress(share) : undefined;
    try {
      return await this.#api.feedback({
        body,
        signal: cancel.signal,
        timeout: this.#timeout,
        onProgress,
      });
    } finally {
      held.abort();
    }
  }

  #answered(answer: Feedback): void {
    const { parts } = this.#context;
    this.#answer = answer;
    this.#notice.clear();
    this.#dispatch({ type: 'answer', code: answer.status });
    applyRenewals(parts, answer);
    const name = eventOfCode[answer.status];
    if (name) this.#tell(name, answer.status);
    this.#tell('submit', answer.status);
    const hash = hiddenInput(parts, 'posted_data_hash');
    if (hash && answer.posted_data_hash !== undefined) hash.value = answer.posted_data_hash;
    if (this.#state.isSent) this.#form.reset();
    for (const { field, message } of answer.invalid_fields) this.#errors.show(field, message);
    displayMessage(parts, answer.message);
    this.#errors.focusFirst();
  }

  #failed(error: unknown, submitter: HTMLElement | null): void {
    if (this.#context.signal.aborted) return;
    this.#notice.clear();
    if (!(error instanceof RequestError)) {
      this.#dispatch({ type: 'cancel' });
      displayMessage(this.#context.parts, message('form.cancelled'));
      return;
    }
    const { code } = error;
    const sentence = message(`form.${code}`, { seconds: this.#timeout / 1000 });
    this.#dispatch({ type: 'fail' });
    displayMessage(this.#context.parts, sentence);
    this.#notice.showRetry(() => void this.#submit(submitter));
    this.#log(error);
    this.#context.emit('nh-form-error', { code, message: sentence }, this.#form);
  }

  #block(): void {
    // The state is submitting for good, so the theme would turn its wheel for good.
    this.#form.toggleAttribute('data-nh-blocked', true);
    displayMessage(this.#context.parts, message('form.blocked'));
    this.#notice.showNote(message('form.blocked'));
  }

  async #reset(): Promise<void> {
    const { status } = this.#state;
    const data = new FormData(this.#form);
    this.#dispatch({ type: 'reset' });
    if (this.#state.status !== 'resetting') return;
    this.#clearAnswer();
    // The values change only after the event, so what depends on them waits for its end.
    setTimeout(() => this.#updateControls());
    const answer = await this.#renew();
    if (this.#context.signal.aborted) return;
    this.#updateControls();
    this.#dispatch({ type: 'refilled' });
    this.#tell('reset', status, { formData: data, apiResponse: answer });
  }

  async #renew(): Promise<unknown> {
    const { parts, signal } = this.#context;
    try {
      const answer = await this.#api.refill({ signal, timeout: this.#timeout });
      applyRenewals(parts, answer);
      return answer;
    } catch (error) {
      if (!signal.aborted) this.#log(error);
      return undefined;
    }
  }

  // The plugin resets the whole form then, which takes what was typed while the page was loading.
  #renewIfCached(): void {
    if (!siteConfig().cached && !pluginGlobal().cached) return;
    const { signal } = this.#context;
    if (document.readyState === 'complete') void this.#renew();
    else addEventListener('load', () => void this.#renew(), { once: true, signal });
  }

  #changed(target: HTMLElement): void {
    const { parts } = this.#context;
    clearOtherChoices(parts, target);
    updateFreeTexts(parts, target);
    if (target instanceof HTMLInputElement && isUrlField(target, parts.prefix)) {
      target.value = completedUrl(target.value);
    }
    updateAcceptance(parts);
    updateCounters(parts, nameOf(target));
    void this.#check(target);
  }

  #typed(target: HTMLElement): void {
    updateCounters(this.#context.parts, nameOf(target));
    const field = this.#fieldOf(target);
    if (field !== undefined && this.#errors.has(field)) void this.#check(target);
  }

  /** Checks the field that `target` belongs to, when its rules have come. */
  async #check(target: HTMLElement): Promise<void> {
    const field = this.#fieldOf(target);
    if (field === undefined) return;
    const schema = await this.#schema().catch(() => undefined);
    if (!schema || this.#context.signal.aborted) return;
    this.#dispatch({ type: 'validate' });
    const data = checkableData(this.#context.parts);
    const invalid = validate(schema, data, { fields: [field] }).get(field);
    if (invalid) this.#errors.show(field, invalid.error);
    else {
      this.#errors.clear(field);
      reflectField(this.#context.parts, field, data);
    }
    this.#dispatch({ type: 'validated' });
  }

  #schema(): Promise<RuleSet> {
    const { schema } = this.#context.settings;
    return schema ? Promise.resolve(schema) : this.#api.schema();
  }

  /** The field of a control that is checked in the browser. */
  #fieldOf(target: HTMLElement): string | undefined {
    const { prefix } = this.#context.parts;
    if (!target.closest(`.${prefix}-form-control`) || target.closest('.novalidate'))
      return undefined;
    const wrap = target.closest<HTMLElement>(`.${prefix}-form-control-wrap[data-name]`);
    return wrap?.dataset.name || undefined;
  }

  #updateControls(): void {
    const { parts, signal } = this.#context;
    if (signal.aborted) return;
    updateFreeTexts(parts);
    updateAcceptance(parts);
    updateCounters(parts);
  }

  #clearAnswer(): void {
    this.#form.removeAttribute('data-nh-blocked');
    this.#errors.clearAll();
    this.#notice.clear();
    displayMessage(this.#context.parts, '');
  }

  #dispatch(action: FormAction): void {
    const previous = this.#state.status;
    this.#state = reduceForm(this.#state, action);
    const { status } = this.#state;
    if (status === previous) return;
    displayOnForm(this.#context.parts, status, previous);
    this.#tell('statuschanged', status, { prevStatus: previous });
  }

  #tell(name: FormEventName, status: string, more: Partial<FormEventDetail> = {}): boolean {
    const { emit, parts, identity } = this.#context;
    const formData = more.formData ?? this.#data ?? new FormData(this.#form);
    return dispatchFormEvent(emit, this.#form, parts.prefix, name, {
      ...identity,
      status,
      inputs: typedInputs(formData),
      formData,
      apiResponse: this.#answer,
      ...more,
    });
  }

  #log(error: unknown): void {
    const code = error instanceof RequestError ? error.code : 'error';
    const words =
      error instanceof RequestError
        ? message(`form.${error.code}`, { seconds: this.#timeout / 1000 })
        : '';
    console.error(`<nh-contact-form>: ${code}: ${words}`, this.#context.host, error);
  }
}

function isUrlField(control: HTMLInputElement, prefix: string): boolean {
  return control.type === 'url' || control.classList.contains(`${prefix}-validates-as-url`);
}

function nameOf(target: HTMLElement): string | undefined {
  return target.getAttribute('name') ?? undefined;
}
