import * as z from 'zod/mini';
import { selected } from '../../../api/libraries/bulk';
import { sessionTexts } from '../../../builder/runtime/storage/storage';
import { restAddress } from '../../../core/config';
import { jsonText } from '../../../core/state/json-text';
import type { Selection } from '../../../ui/listing';
import type { CloudState, SavedCloud } from './cloud/state';
import { dialogToSave, restoredDialog } from './dialogs/dialogs';
import { templateQuery } from './query';
import { templateSources } from './source';
import type { TemplateLibraryState } from './state';

/** A selection: its ids, or a filter with exceptions; and the focused row. */
const savedSelection = z.object({
  selected,
  total: z.number(),
  focus: z.number(),
  anchor: z.number(),
});

const savedState = z.object({
  tab: z.enum(templateSources),
  view: z.enum(['list', 'tiles']),
  queries: z.object({ site: templateQuery, cloud: templateQuery }),
  selections: z.object({ site: savedSelection, cloud: savedSelection }),
  dialog: z.optional(z.unknown()),
  folder: z.nullable(z.object({ id: z.string(), name: z.string() })),
  isOutside: z.boolean(),
  owner: z.optional(z.string()),
});

type SavedState = z.infer<typeof savedState>;

/**
 * The state that survives a reload and the trip to connect an account: tab, search, folder, selection and typed
 * text. The session storage keeps it for each browser tab.
 */
export class SavedSession {
  readonly #key: string;
  readonly #saved: SavedState | undefined;

  /** @param person the id of the logged-in person; the state is restored only for the same id */
  constructor(person: string) {
    this.#key = `nhTemplateLibrary ${restAddress('nh/v1/library')} ${person}`;
    this.#saved = this.#read();
  }

  /** The saved state of the template library. */
  get state(): Partial<TemplateLibraryState> {
    if (!this.#saved) return {};
    const { tab, view, queries, selections } = this.#saved;
    const dialog = restoredDialog(this.#saved.dialog);
    const { site, cloud } = selections;
    const restored = { site: selectionOf(site), cloud: selectionOf(cloud) };
    return { tab, view, queries, selections: restored, ...(dialog && { dialog }) };
  }

  /** The saved state of the cloud account. */
  get cloud(): SavedCloud {
    const { folder = null, isOutside = false, owner } = this.#saved ?? {};
    return { folder, isOutside, owner };
  }

  /** Saves the state. To be called before the page may unload. */
  write(state: TemplateLibraryState, { folder, isOutside, owner }: CloudState): void {
    const { tab, view, queries, selections } = state;
    const { site, cloud } = selections;
    const serialized = { site: serializedSelection(site), cloud: serializedSelection(cloud) };
    const rest = { tab, view, queries, selections: serialized, folder, isOutside, owner };
    const dialog = dialogToSave(state.dialog);
    if (sessionTexts.write(this.#key, jsonText({ ...rest, dialog }))) return;
    // The draft of a save dialog may exceed the quota of the session storage.
    sessionTexts.write(this.#key, jsonText(rest));
  }

  #read(): SavedState | undefined {
    try {
      const value: unknown = JSON.parse(sessionTexts.read(this.#key) ?? 'null');
      return savedState.safeParse(value).data;
    } catch {
      // Another script has written to the key.
      return undefined;
    }
  }
}

function serializedSelection({
  chosen,
  focus,
  anchor,
}: Selection): SavedState['selections']['site'] {
  if (!chosen.filter) return { selected: { ids: [...chosen.ids] }, total: 0, focus, anchor };
  const { filter, total, except } = chosen;
  return { selected: { filter, except: [...except] }, total, focus, anchor };
}

function selectionOf(saved: SavedState['selections']['site']): Selection {
  const { selected, total, focus, anchor } = saved;
  if ('ids' in selected) return { chosen: { ids: new Set(selected.ids) }, focus, anchor };
  const { filter, except } = selected;
  return { chosen: { filter, total, except: new Set(except) }, focus, anchor };
}
