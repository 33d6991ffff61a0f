import * as z from 'zod/mini';
import { restAddress } from '../../../core/config';
import { sessionTexts } from '../../../core/storage/storage';
import type { Selection } from '../libraries/listing';
import { destination, selected } from '../libraries/wire/bulk';
import { folder } from '../libraries/wire/folder';
import { newTemplate, template } from '../libraries/wire/template';
import type { CloudState, KeptCloud } from './cloud/state';
import { libraryNames } from './library';
import { templateQuery } from './query';
import type { TemplateLibraryState } from './state';

const library = z.enum(libraryNames);
const item = z.object({ library, template });

const saveDraft = z.object({
  title: z.string(),
  type: z.string(),
  site: z.boolean(),
  cloud: z.boolean(),
  folder: z.nullable(z.string()),
});

const typedText = z.optional(z.string());
const typedPlace = z.optional(destination);

/** The dialogs in which something is typed or chosen. Others ask for nothing that would be lost. */
const dialog = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rename'), item, typed: typedText }),
  z.object({
    kind: z.literal('transfer'),
    method: z.enum(['move', 'copy']),
    what: z.object({ library, selected, count: z.number(), template: z.optional(template) }),
    typed: typedPlace,
  }),
  z.object({
    kind: z.literal('save'),
    template: z.omit(newTemplate, { folder: true }),
    typed: z.optional(saveDraft),
  }),
  z.object({ kind: z.literal('import'), library, typed: typedPlace }),
  z.object({ kind: z.literal('create-folder'), typed: typedText }),
  z.object({ kind: z.literal('rename-folder'), folder, typed: typedText }),
]);

/** Either some by their ids, or all of a filter but some; and where the keyboard is among them. */
const selection = z.object({
  selected,
  total: z.number(),
  focus: z.number(),
  anchor: z.number(),
});

const kept = z.object({
  tab: library,
  view: z.enum(['list', 'tiles']),
  queries: z.object({ site: templateQuery, cloud: templateQuery }),
  selections: z.object({ site: selection, cloud: selection }),
  dialog: z.optional(z.catch(z.optional(dialog), undefined)),
  folder: z.nullable(z.object({ id: z.string(), name: z.string() })),
  isOutside: z.boolean(),
  owner: z.optional(z.string()),
});

type Kept = z.infer<typeof kept>;

/**
 * Where a person was in the library, what was chosen there and what was typed: it outlives a reload, and the
 * way to connect an account and back. Each tab of the browser has its own.
 */
export class KeptLibrary {
  readonly #key: string;
  readonly #found: Kept | undefined;

  /** @param person whose it is: what one has left in the tab is not shown to another */
  constructor(person: string) {
    this.#key = `nhTemplateLibrary ${restAddress('nh/v1/library')} ${person}`;
    this.#found = this.#read();
  }

  /** What the library begins with. */
  get state(): Partial<TemplateLibraryState> {
    if (!this.#found) return {};
    const { tab, view, queries, selections, dialog } = this.#found;
    const { site, cloud } = selections;
    const chosen = { site: selectionOf(site), cloud: selectionOf(cloud) };
    return { tab, view, queries, selections: chosen, ...(dialog && { dialog }) };
  }

  /** What the cloud library begins with. */
  get cloud(): KeptCloud {
    const { folder = null, isOutside = false, owner } = this.#found ?? {};
    return { folder, isOutside, owner };
  }

  /** Writes all of it, when the page may be left. */
  write(state: TemplateLibraryState, { folder, isOutside, owner }: CloudState): void {
    const { tab, view, queries, selections, dialog } = state;
    const chosen = { site: keptSelection(selections.site), cloud: keptSelection(selections.cloud) };
    const all = { tab, view, queries, selections: chosen, dialog, folder, isOutside, owner };
    if (sessionTexts.write(this.#key, JSON.stringify(all))) return;
    // What is in a template may be more than browsers keep.
    const { dialog: _, ...place } = all;
    sessionTexts.write(this.#key, JSON.stringify(place));
  }

  #read(): Kept | undefined {
    try {
      const found: unknown = JSON.parse(sessionTexts.read(this.#key) ?? 'null');
      return kept.safeParse(found).data;
    } catch {
      // Somebody else's text under our key.
      return undefined;
    }
  }
}

function keptSelection({ chosen, focus, anchor }: Selection): Kept['selections']['site'] {
  if (!chosen.filter) return { selected: { ids: [...chosen.ids] }, total: 0, focus, anchor };
  const { filter, total, except } = chosen;
  return { selected: { filter, except: [...except] }, total, focus, anchor };
}

function selectionOf({ selected, total, focus, anchor }: Kept['selections']['site']): Selection {
  if ('ids' in selected) return { chosen: { ids: new Set(selected.ids) }, focus, anchor };
  const { filter, except } = selected;
  return { chosen: { filter, total, except: new Set(except) }, focus, anchor };
}
