import type { Emit } from '../../../core/element';
import type { RuleSet } from '../../../rules';
import { formsConfig } from '../config';
import type { Feedback } from './answers';
import { type FormApi, formApi, pluginGlobal } from './api';
import type { ContactFormSettings, events, FormEventDetail } from './contact-form.element';
import { applyRenewals } from './controls/renewals';
import { type FieldErrors, fieldErrors } from './field-errors';
import { FieldWatcher } from './field-watcher';
import { submittedData, typedInputs, uploadSize } from './form-data';
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

/** What a form needs to come alive. */
export interface FormContext {
  readonly parts: FormParts;
  /** Asked for anew each time: settings may change while the form lives. */
  identity(): FormIdentity;
  settings(): ContactFormSettings;
  readonly host: HTMLElement;
  readonly emit: Emit<typeof events>;
  /** Ends every listener and call. */
  readonly signal: AbortSignal;
}

/** Takes a form over, its submit and its reset, as the form plugin's own script did. */
export class FormController {
  readonly #context: FormContext;
  readonly #errors: FieldErrors;
  readonly #fields: FieldWatcher;
  readonly #notice: Notice;
  #state: FormState;
  /** Counts what wipes the fields' messages, so that what began before it shows none. */
  #generation = 0;
  /** Counts what outdates a refill that is under way. */
  #renewals = 0;
  /** What is being sent, while it is. */
  #data: FormData | undefined;
  /** The server's last answer, until the next submission. */
  #answer: unknown;

  constructor(context: FormContext) {
    const { parts, host, signal } = context;
    this.#context = context;
    this.#errors = fieldErrors(parts, context.identity().unitTag);
    this.#notice = formNotice(parts.form, () => this.#focusSubmit(), signal);
    this.#state = initialState(parts.form.dataset.status);
    parts.wrapper.classList.replace('no-js', 'js');
    parts.form.noValidate = true;
    displayOnForm(parts, this.#state);
    addSpinners(parts);
    this.#fields = new FieldWatcher({
      parts,
      errors: this.#errors,
      schema: () => this.#schema(),
      generation: () => this.#generation,
      validating: (check) => this.#validating(check),
    });
    listenToForm(parts, host, (event) => this.#heard(event), signal);
    signal.addEventListener('abort', () => this.#end());
    this.#schema().catch((error: unknown) => this.#log(error));
    this.#renewIfCached();
  }

  /** Looks at the fields anew, when others have been drawn. */
  refresh(): void {
    addSpinners(this.#context.parts);
    this.#errors.restore();
    this.#fields.update();
  }

  get #api(): FormApi {
    return formApi(this.#context.identity().contactFormId, this.#timeout);
  }

  /** Milliseconds. */
  get #timeout(): number {
    return 1000 * this.#context.settings().timeout;
  }

  #schema(): Promise<RuleSet> {
    const { schema } = this.#context.settings();
    return schema ? Promise.resolve(schema) : this.#api.schema(this.#context.host);
  }

  #heard(event: Event): void {
    const target = event.target as HTMLElement;
    switch (event.type) {
      case 'submit':
        event.preventDefault();
        void this.#submit((event as SubmitEvent).submitter);
        break;
      case 'reset':
        // What is being sent must still be there if it fails.
        if (this.#state.isSending) event.preventDefault();
        else void this.#reset();
        break;
      case 'change':
        this.#fields.changed(target);
        break;
      case 'input':
        this.#fields.typed(target);
        break;
      case 'focusin':
        this.#fields.entered();
        this.#uncover(target);
        break;
      case 'click':
        this.#uncover(target);
        break;
    }
  }

  #uncover(target: HTMLElement): void {
    if (target !== this.#context.parts.node) this.#errors.uncover(target);
  }

  async #submit(submitter: HTMLElement | null): Promise<void> {
    if (this.#state.isSending) return;
    this.#clearAnswer();
    this.#renewals++;
    this.#answer = undefined;
    if (formsConfig().blocked || pluginGlobal().blocked) {
      this.#dispatch({ type: 'block' });
      displayMessage(this.#context.parts, message('form.blocked'));
      return;
    }
    const data = submittedData(this.#context.parts.node, submitter);
    this.#data = data;
    if (this.#tell('beforesubmit', this.#state.status)) await this.#carryOut(data, submitter);
    this.#data = undefined;
  }

  async #carryOut(data: FormData, submitter: HTMLElement | null): Promise<void> {
    this.#dispatch({ type: 'submit' });
    const answer = await this.#send(data).catch((error: unknown) => this.#failed(error, submitter));
    if (answer) this.#answered(answer);
  }

  async #send(body: FormData): Promise<Feedback> {
    const cancel = new AbortController();
    const held = new AbortController();
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: held.signal });
    this.#context.signal.addEventListener('abort', () => cancel.abort(), { signal: held.signal });
    this.#notice.showSending(() => cancel.abort());
    try {
      return await this.#api.feedback({
        body,
        signal: cancel.signal,
        timeout: this.#timeout,
        onProgress: this.#progressOf(uploadSize(body)),
      });
    } finally {
      held.abort();
    }
  }

  /** Who is told how far an upload is: nobody without files, and the visitor only when it is large. */
  #progressOf(size: number): ((share: number) => void) | undefined {
    if (size === 0) return undefined;
    return (share) => {
      if (size > PROGRESS_FROM) this.#notice.showProgress(share);
    };
  }

  #answered(answer: Feedback): void {
    const { parts } = this.#context;
    this.#answer = answer.raw;
    this.#notice.clear();
    this.#dispatch({ type: 'answer', code: answer.status });
    applyRenewals(parts, answer);
    const name = eventOfCode.get(answer.status);
    if (name) this.#tell(name, answer.status);
    this.#tell('submit', answer.status);
    const hash = hiddenInput(parts, 'posted_data_hash');
    if (hash && answer.postedDataHash !== undefined) hash.value = answer.postedDataHash;
    if (this.#state.isSent) parts.form.reset();
    for (const { field, message } of answer.invalidFields) this.#errors.show(field, message);
    displayMessage(parts, answer.message);
    this.#errors.focusFirst();
  }

  #failed(error: unknown, submitter: HTMLElement | null): void {
    const { parts, emit } = this.#context;
    if (!(error instanceof RequestError)) {
      this.#cancelled();
      return;
    }
    this.#notice.clear();
    const { code, sentence = message(`form.${code}`, { seconds: this.#timeout / 1000 }) } = error;
    this.#dispatch({ type: 'fail' });
    displayMessage(parts, sentence);
    this.#notice.showRetry(() => void this.#submit(submitter));
    this.#log(error, sentence);
    emit('nh-form-error', { code, message: sentence }, parts.form);
    this.#tell('submit', this.#state.status);
  }

  /** By the visitor, or because the element was taken out of the page; its form may come back. */
  #cancelled(): void {
    if (!this.#state.isSending) return;
    this.#notice.clear();
    this.#dispatch({ type: 'cancel' });
    displayMessage(this.#context.parts, message('form.cancelled'));
    this.#tell('submit', this.#state.status);
  }

  /** Leaves the form in a state that it can be taken over in again. */
  #end(): void {
    this.#cancelled();
    this.#dispatch({ type: 'refilled' });
  }

  async #reset(): Promise<void> {
    const { status } = this.#state;
    const formData = new FormData(this.#context.parts.node);
    this.#dispatch({ type: 'reset' });
    this.#clearAnswer();
    // The values change only after the event, so what depends on them waits for its end.
    setTimeout(() => this.#fields.reset());
    const renewal = this.#renewals + 1;
    const apiResponse = await this.#renew();
    if (this.#renewals !== renewal || this.#context.signal.aborted) return;
    this.#fields.update();
    this.#dispatch({ type: 'refilled' });
    this.#tell('reset', status, { formData, apiResponse });
  }

  /** Asks for what the server renews; what comes after a later refill or submission is dropped. */
  async #renew(): Promise<unknown> {
    const { parts, signal } = this.#context;
    const renewal = ++this.#renewals;
    try {
      const answer = await this.#api.refill({ signal, timeout: this.#timeout });
      if (renewal === this.#renewals) applyRenewals(parts, answer);
      return answer.raw;
    } catch (error) {
      if (!signal.aborted) this.#log(error);
      return undefined;
    }
  }

  // The plugin resets the whole form then, which takes what was typed while the page was loading.
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

  #clearAnswer(): void {
    this.#generation++;
    this.#errors.clearAll();
    this.#notice.clear();
    displayMessage(this.#context.parts, '');
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
      this.#tell('statuschanged', status, { prevStatus: before.status });
  }

  #tell(name: FormEventName, status: string, more: Partial<FormEventDetail> = {}): boolean {
    const { emit, parts, identity } = this.#context;
    const formData = more.formData ?? this.#data ?? new FormData(parts.node);
    return dispatchFormEvent(emit, parts, name, {
      ...identity(),
      status,
      inputs: typedInputs(formData),
      formData,
      apiResponse: this.#answer,
      ...more,
    });
  }

  #log(error: unknown, sentence = 'The form goes on without this answer.'): void {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const code = error instanceof RequestError ? error.code : 'error';
    console.error(`<nh-contact-form>: ${code}: ${sentence}`, this.#context.host, error);
  }
}
