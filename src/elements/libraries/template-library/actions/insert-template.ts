import type { ApiResult } from '../../../../api/client';
import type { TemplateWithContent } from '../../../../api/libraries/template';
import { fetchTemplate } from '../calls';
import type { TemplateSource } from '../source';
import type { Item } from '../state';
import type { ActionContext } from './context';

/** Inserts templates into the page, and exports them as files. Each action fetches the content once. */
export class InsertTemplate {
  readonly #context: ActionContext;
  readonly #download: (template: TemplateWithContent) => void;

  /** @param download saves a template as a file */
  constructor(context: ActionContext, download: (template: TemplateWithContent) => void) {
    this.#context = context;
    this.#download = download;
  }

  /**
   * Inserts a template. If it has page settings, a dialog asks first whether to apply them.
   *
   * @param loaded its content, if it is already loaded
   */
  async insert(item: Item, loaded?: TemplateWithContent): Promise<void> {
    const { store } = this.#context;
    store.dispatch({ type: 'dismiss' });
    const template = loaded ?? (await this.#fetch('insert', item));
    if (!template) return;
    const { source } = item;
    if (Object.keys(template.page_settings).length === 0) this.#emit(source, template, null);
    else store.dispatch({ type: 'open', dialog: { kind: 'apply-settings', source, template } });
  }

  /** Inserts a template after the person has chosen whether to apply its page settings. */
  insertWith(
    source: TemplateSource,
    template: TemplateWithContent,
    choice: 'apply' | 'skip',
  ): void {
    this.#context.emit('nh-template-apply-settings', { result: choice });
    this.#emit(source, template, choice === 'apply' ? template.page_settings : null);
  }

  /** Reports that the person has cancelled the question about page settings. */
  cancel(): void {
    this.#context.emit('nh-template-apply-settings', { result: 'cancel' });
  }

  /** Saves a template as a file. */
  async export(item: Item): Promise<void> {
    this.#context.store.dispatch({ type: 'dismiss' });
    const template = await this.#fetch('export', item);
    if (template) this.#download(template);
  }

  /** Fetches a template with its content. @throws the reason of `signal` */
  content(
    { source, template }: Item,
    signal?: AbortSignal,
  ): Promise<ApiResult<TemplateWithContent>> {
    return this.#context.requests.send((options) => {
      const signals = signal ? [options.signal, signal] : [options.signal];
      return fetchTemplate(source, template.id, { ...options, signal: AbortSignal.any(signals) });
    });
  }

  /** Fetches a template for an action; a failure is shown with a retry button. */
  async #fetch(kind: 'insert' | 'export', item: Item): Promise<TemplateWithContent | undefined> {
    const { value, error } = await this.content(item);
    if (error) {
      const failure = { action: { kind, item }, outcome: error } as const;
      this.#context.store.dispatch({ type: 'fail', failure });
    }
    return value;
  }

  /** Hands the template to the page. A page that inserts it cancels the event. */
  #emit(library: TemplateSource, template: TemplateWithContent, pageSettings: unknown): void {
    const { emit, store } = this.#context;
    const { id, title, content } = template;
    const isInserted = !emit('nh-template-insert', { library, id, title, content, pageSettings });
    const kind = isInserted ? 'inserted' : 'not-inserted';
    store.dispatch({ type: 'notice', notice: { kind, count: 1, title } });
  }
}
