import { logError, logWarning } from '../../../core/dom/log';
import type { Emit } from '../../../core/element';
import type { RuleSet } from '../../../rules';
import { formsConfig } from '../config';
import { type FormApi, formApi } from './api';
import type { ContactFormSettings, events, FormEventDetail } from './contact-form.element';
import { applyRenewals } from './controls/renewals';
import { markEnhanced } from './enhanced-marks';
import { FieldErrors } from './field-errors';
import { FieldWatcher } from './field-watcher';
import { submittedData, typedInputs, uploadSize } from './form-data';
import { dispatchFormEvent, eventOfCode, type FormEventName } from './form-events';
import { type FormParts, hiddenInput } from './form-parts';
import type { FormState } from './form-state';
import type { FormIdentity } from './identity';
import { message } from './messages';
import { formNotice, type Notice } from './notice';
import { pluginGlobal } from './plugin-global';
import { listenToForm } from './plugin-takeover';
import { RequestError } from './request';
import type { Feedback } from './responses';
import { type FormAction, reduceForm } from './status';
import { addSpinners, displayOnForm } from './status-display';
import { displayMessage } from './status-message';

/** Size in bytes above which an upload shows its progress. */
const PROGRESS_THRESHOLD = 1_000_000;

/** The dependencies of a {@link FormController}. */
export interface FormContext {
  readonly parts: FormParts;
  /** Identity and settings are functions, because both may change during the life of the form. */
  identity(): FormIdentity;
  settings(): ContactFormSettings;
  readonly host: HTMLElement;
  readonly emit: Emit<typeof events>;
  /** Removes all listeners and aborts all requests. */
  readonly signal: AbortSignal;
}

/** Handles submit, reset and validation of a form, in place of the form plugin's own script. */
export class FormController {
  readonly #context: FormContext;
  readonly #errors: FieldErrors;
  readonly #fields: FieldWatcher;
  readonly #notice: Notice;
  #state: FormState;
  /** The status message; empty if this controller has shown none. */
  #message = '';
  /** Incremented when all field errors are cleared, so that earlier validations show no result. */
  #generation = 0;
  /** Incremented by each refill and submission: the response of an earlier refill is then stale. */
  #renewals = 0;
  /** The data of the submission in progress. */
  #data: FormData | undefined;
  /** The server's last response, until the next submission. */
  #response: unknown;

  constructor(context: FormContext) {
    const { parts, host, signal } = context;
    this.#context = context;
    this.#errors = new FieldErrors(parts, context.identity().unitTag);
    this.#notice = formNotice(parts.form, () => this.#focusSubmit(), signal);
    this.#state = markEnhanced(parts);
    this.#fields = new FieldWatcher({
      parts,
      errors: this.#errors,
      schema: () => this.#schema(),
      generation: () => this.#generation,
      validating: (check) => this.#validating(check),
    });
    listenToForm(parts, host, (event) => this.handle(event), signal);
    signal.addEventListener('abort', () => this.#end());
    this.#schema().catch((error: unknown) => this.#log(error));
    this.#renewIfCached();
  }

  /** Shows the state again after another script has set the form back to what the server printed. */
  restore(): void {
    const { parts } = this.#context;
    markEnhanced(parts);
    displayOnForm(parts, this.#state);
    if (this.#message) displayMessage(parts, this.#message);
    this.#notice.restore();
    this.refresh();
  }

  /** Updates the form after it was re-rendered. */
  refresh(): void {
    addSpinners(this.#context.parts);
    this.#errors.restore();
    this.#fields.update();
  }

  /**
   * Handles an event of the form.
   *
   * @param target the event's target; an event that was held may have lost its own
   */
  handle(event: Event, target = event.target as HTMLElement, entries?: FormData): void {
    switch (event.type) {
      case 'submit':
        event.preventDefault();
        void this.#submit((event as SubmitEvent).submitter);
        break;
      case 'reset':
        // The entries must still be there if the submission fails.
        if (this.#state.isSending) event.preventDefault();
        else void this.#reset(entries);
        break;
      case 'change':
        this.#fields.applyChange(target);
        break;
      case 'input':
        this.#fields.applyInput(target);
        break;
      case 'focusin':
        this.#fields.preloadRules();
        this.#uncover(target);
        break;
      case 'click':
        this.#uncover(target);
        break;
    }
  }

  get #api(): FormApi {
    return formApi(this.#context.identity().contactFormId, this.#timeout);
  }

  /** Time limit of requests in milliseconds. */
  get #timeout(): number {
    return 1000 * this.#context.settings().timeout;
  }

  #schema(): Promise<RuleSet> {
    const { schema } = this.#context.settings();
    return schema ? Promise.resolve(schema) : this.#api.schema(this.#context.host);
  }

  #uncover(target: HTMLElement): void {
    if (target !== this.#context.parts.node) this.#errors.uncover(target);
  }

  async #submit(submitter: HTMLElement | null): Promise<void> {
    if (this.#state.isSending) return;
    this.#clearMessages();
    this.#renewals++;
    this.#response = undefined;
    if (formsConfig().blocked || pluginGlobal().blocked) {
      this.#dispatch({ type: 'block' });
      this.#say(message('form.blocked'));
      return;
    }
    const data = submittedData(this.#context.parts.node, submitter);
    this.#data = data;
    if (this.#emit('beforesubmit', this.#state.status)) await this.#sendSubmission(data, submitter);
    this.#data = undefined;
  }

  async #sendSubmission(data: FormData, submitter: HTMLElement | null): Promise<void> {
    this.#dispatch({ type: 'submit' });
    const feedback = await this.#send(data).catch((error: unknown) =>
      this.#showFailure(error, submitter),
    );
    if (feedback) this.#showFeedback(feedback);
  }

  async #send(body: FormData): Promise<Feedback> {
    const cancel = new AbortController();
    const sending = new AbortController();
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: sending.signal });
    this.#context.signal.addEventListener('abort', () => cancel.abort(), {
      signal: sending.signal,
    });
    this.#notice.showSending(() => cancel.abort());
    try {
      return await this.#api.submit({
        body,
        signal: cancel.signal,
        timeout: this.#timeout,
        onProgress: this.#progressOf(uploadSize(body)),
      });
    } finally {
      sending.abort();
    }
  }

  /** The progress listener of an upload; undefined without files. Only large uploads show their progress. */
  #progressOf(size: number): ((share: number) => void) | undefined {
    if (size === 0) return undefined;
    return (share) => {
      if (size > PROGRESS_THRESHOLD) this.#notice.showProgress(share);
    };
  }

  #showFeedback(feedback: Feedback): void {
    const { parts } = this.#context;
    this.#response = feedback.raw;
    this.#notice.clear();
    this.#dispatch({ type: 'respond', code: feedback.status });
    applyRenewals(parts, feedback);
    const name = eventOfCode.get(feedback.status);
    if (name) this.#emit(name, feedback.status);
    this.#emit('submit', feedback.status);
    const hash = hiddenInput(parts, 'posted_data_hash');
    if (hash && feedback.postedDataHash !== undefined) hash.value = feedback.postedDataHash;
    if (this.#state.isSent) parts.form.reset();
    this.#showErrors(feedback);
    this.#say(feedback.message);
    this.#errors.focusFirst();
  }

  #showErrors({ invalidFields }: Feedback): void {
    for (const { field, message } of invalidFields) {
      this.#errors.show(field, message);
      if (this.#errors.has(field)) continue;
      // The error still appears in the list for screen readers, as with the plugin's own script.
      logWarning(
        `<nh-contact-form>: the server refuses the field "${field}" (${message}), but the form has no such field, so visitors do not see why. Add the field, or correct its name in the response.`,
        this.#context.host,
      );
    }
  }

  #showFailure(error: unknown, submitter: HTMLElement | null): void {
    const { parts, emit } = this.#context;
    if (!(error instanceof RequestError)) {
      this.#showCancelled();
      return;
    }
    this.#notice.clear();
    const { code } = error;
    const text = error.userMessage ?? message(`form.${code}`, { seconds: this.#timeout / 1000 });
    this.#dispatch({ type: 'fail' });
    this.#say(text);
    this.#notice.showRetry(() => void this.#submit(submitter));
    this.#log(error, text);
    emit('nh-form-error', { code, message: text }, parts.form);
    this.#emit('submit', this.#state.status);
  }

  /** Ends a submission that the visitor cancelled, or whose element was removed from the page. */
  #showCancelled(): void {
    if (!this.#state.isSending) return;
    this.#notice.clear();
    this.#dispatch({ type: 'cancel' });
    this.#say(message('form.cancelled'));
    this.#emit('submit', this.#state.status);
  }

  /** Leaves the form in a state in which it can be enhanced again. */
  #end(): void {
    this.#showCancelled();
    this.#dispatch({ type: 'refilled' });
  }

  async #reset(formData = new FormData(this.#context.parts.node)): Promise<void> {
    const { status } = this.#state;
    this.#dispatch({ type: 'reset' });
    this.#clearMessages();
    // Delayed, because the browser resets the values only after this event.
    setTimeout(() => this.#fields.reset());
    const renewal = this.#renewals + 1;
    const apiResponse = await this.#renew();
    if (this.#renewals !== renewal || this.#context.signal.aborted) return;
    this.#fields.update();
    this.#dispatch({ type: 'refilled' });
    this.#emit('reset', status, { formData, apiResponse });
  }

  /** Fetches new quizzes and captchas. Drops the response if a later refill or submission has started. */
  async #renew(): Promise<unknown> {
    const { parts, signal } = this.#context;
    const renewal = ++this.#renewals;
    try {
      const refill = await this.#api.refill({ signal, timeout: this.#timeout });
      if (renewal === this.#renewals) applyRenewals(parts, refill);
      return refill.raw;
    } catch (error) {
      if (!signal.aborted) this.#log(error);
      return undefined;
    }
  }

  // The plugin resets the whole form instead, which loses entries made while the page was loading.
  #renewIfCached(): void {
    if (!formsConfig().cached && !pluginGlobal().cached) return;
    const { signal } = this.#context;
    if (document.readyState === 'complete') void this.#renew();
    else addEventListener('load', () => void this.#renew(), { once: true, signal });
  }

  #validating(check: () => void): void {
    if (this.#context.signal.aborted || this.#state.isSending) return;
    this.#dispatch({ type: 'validate' });
    check();
    this.#dispatch({ type: 'validated' });
  }

  #clearMessages(): void {
    this.#generation++;
    this.#errors.clearAll();
    this.#notice.clear();
    this.#say('');
  }

  #say(message: string): void {
    this.#message = message;
    displayMessage(this.#context.parts, message);
  }

  #focusSubmit(): void {
    const { form, prefix } = this.#context.parts;
    form.querySelector<HTMLElement>(`.${prefix}-submit, [type="submit"]`)?.focus();
  }

  #dispatch(action: FormAction): void {
    const before = this.#state;
    this.#state = reduceForm(before, action);
    if (this.#state === before) return;
    displayOnForm(this.#context.parts, this.#state);
    const { status } = this.#state;
    if (status !== before.status)
      this.#emit('statuschanged', status, { prevStatus: before.status });
  }

  #emit(name: FormEventName, status: string, more: Partial<FormEventDetail> = {}): boolean {
    const { emit, parts, identity } = this.#context;
    const formData = more.formData ?? this.#data ?? new FormData(parts.node);
    return dispatchFormEvent(emit, parts, name, {
      ...identity(),
      status,
      inputs: typedInputs(formData),
      formData,
      apiResponse: this.#response,
      ...more,
    });
  }

  #log(error: unknown, text = 'The form works without this response.'): void {
    if ((error as Error | undefined)?.name === 'AbortError') return;
    const code = error instanceof RequestError ? error.code : 'error';
    logError(`<nh-contact-form>: ${code}: ${text}`, this.#context.host, error);
  }
}
