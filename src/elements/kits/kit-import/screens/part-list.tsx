import { type ReactNode, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type KitManifest, type KitPart, kitParts } from '../../../../api/kits/manifest';
import { CustomizationDialog } from '../../customization';
import {
  countOfAll,
  isChosen,
  type KitContents,
  onRegistration,
  type PartSelections,
  partMessage,
  partSections,
  registrationsSnapshot,
} from '../../parts';
import type { ExportGroups } from '../../sections';
import { type Choices, isExported } from '../choices';
import { message } from '../messages';
import type { Editing } from '../state';
import type { ImportStore } from '../store';
import { PartRow } from './part-row';

interface Props {
  readonly store: ImportStore;
  readonly choices: Choices;
  readonly editing: Editing | undefined;
  readonly manifest: KitManifest;
  readonly contents: KitContents;
  readonly exportGroups: ExportGroups;
}

/** The four parts of a kit, each with a checkbox and a dialog for its selection. */
export function PartList(props: Props): ReactNode {
  const { store, choices, editing, manifest, contents, exportGroups } = props;
  const list = useFocusAfterDialog(editing?.part);
  const registrations = useSyncExternalStore(
    onRegistration,
    registrationsSnapshot,
    registrationsSnapshot,
  );
  // `registrations` is a dependency because `partSections` reads the registered sections.
  const sections = useMemo(
    () => new Map(kitParts.map((part) => [part, partSections(part, contents[part], exportGroups)])),
    [contents, exportGroups, registrations],
  );
  /** The saved selections of a part, else the initial ones. */
  const stateOf = (part: KitPart): PartSelections =>
    choices.customization[part] ??
    sections.get(part)?.getState({ uploadedData: { manifest } }, true) ??
    {};
  const edit = (next: Editing | undefined): void => store.dispatch({ type: 'edit', editing: next });
  const save = (part: KitPart, state: PartSelections): void => {
    const hasSome = Object.values(state).some((selection) => isChosen(selection));
    // A part without selected content is excluded.
    if (hasSome || part === 'plugins') {
      store.dispatch({ type: 'customize', part, sections: state });
    } else store.dispatch({ type: 'exclude', part });
  };
  return (
    <fieldset part="parts" ref={list}>
      <legend>{message('kit.import.parts')}</legend>
      {kitParts.map((part) => (
        <PartRow
          key={part}
          part={part}
          isExported={isExported(manifest, part)}
          isIncluded={choices.includes.includes(part)}
          count={countOfAll(sections.get(part)?.getAll() ?? [], contents[part], stateOf(part))}
          toggle={(isOn) => store.dispatch({ type: isOn ? 'include' : 'exclude', part })}
          edit={() => edit({ part, sections: stateOf(part) })}
        />
      ))}
      {editing && (
        <CustomizationDialog
          part={partMessage(`kit.part.${editing.part}`)}
          sections={sections.get(editing.part)?.getAll() ?? []}
          contents={contents[editing.part]}
          state={editing.sections}
          change={(state) => edit({ part: editing.part, sections: state })}
          save={(state) => save(editing.part, state)}
          cancel={() => edit(undefined)}
        />
      )}
    </fieldset>
  );
}

/**
 * Returns the focus to the part's Edit button when the dialog closes. If the button is gone because nothing
 * is selected, focuses the part's checkbox.
 */
function useFocusAfterDialog(part: KitPart | undefined): {
  readonly current: HTMLFieldSetElement | null;
} {
  const list = useRef<HTMLFieldSetElement>(null);
  const before = useRef(part);
  useLayoutEffect(() => {
    const closed = part === undefined ? before.current : undefined;
    before.current = part;
    if (!closed) return;
    const row = list.current?.querySelector(`[data-part="${closed}"]`);
    (row?.querySelector('button') ?? row?.querySelector('input'))?.focus();
  }, [part]);
  return list;
}
