import type { ApiError } from '../../../../api/client';
import type { Destination } from '../../../../api/libraries/bulk';
import type { NewTemplate } from '../../../../api/libraries/template';
import { keepTemplates } from '../calls';
import type { ImportCounts } from '../import/batches';
import type { TemplateSource } from '../source';
import type { TemplateDraft } from '../state';
import type { ActionContext } from './context';

/** Saves templates that come from the page or from files. */
export class SaveTemplates {
  readonly #context: ActionContext;

  constructor(context: ActionContext) {
    this.#context = context;
  }

  /** Reports that the person has submitted the save dialog. */
  start(): void {
    this.#context.emit('nh-template-save-start', {});
  }

  /** Saves a template of the page. */
  async save(template: TemplateDraft, destination: Destination): Promise<ApiError | undefined> {
    const error = await this.send([template], destination);
    if (error) return error;
    const { emit, store } = this.#context;
    const { type, title } = template;
    emit('nh-template-saved', { library: destination.place, type });
    store.dispatch({ type: 'notice', notice: { kind: 'saved', count: 1, title } });
    return undefined;
  }

  /** Sends templates to a destination. The server saves all of them or none. */
  async send(
    templates: readonly NewTemplate[],
    destination: Destination,
  ): Promise<ApiError | undefined> {
    const { requests, listings } = this.#context;
    const { place } = destination;
    const folder = place === 'cloud' ? destination.folder : null;
    const inFolder = templates.map((template) => ({ ...template, folder }));
    const { value, error } = await requests.sendBulk((options) =>
      keepTemplates(place, inFolder, options),
    );
    if (value) listings.changed(place);
    return error;
  }

  /** Reports templates that were imported from files. */
  imported(source: TemplateSource, { json, zip }: ImportCounts): void {
    const { emit, store } = this.#context;
    if (json > 0) emit('nh-template-import', { library: source, fileType: 'json', count: json });
    if (zip > 0) emit('nh-template-import', { library: source, fileType: 'zip', count: zip });
    store.dispatch({ type: 'notice', notice: { kind: 'imported', count: json + zip } });
  }
}
