import type { Selection } from '../../../api/kits/selection';
import type { InitialState, Section, StateData } from './section';

/** The section of a template, by its `doc_type`. */
export type ExportGroups = Readonly<Record<string, string>>;

/** A section's initial state: from its own function, else its parent's state, else everything. */
export function initialStateOf(
  section: Section,
  data: StateData,
  parentState: Selection | undefined,
): Selection {
  if (section.getInitialState) return section.getInitialState(data, parentState);
  return (section.useParentDefault ? parentState : undefined) ?? true;
}

/**
 * Creates `getInitialState` for a section of templates. Before an import, the section is on if the uploaded
 * kit has a template of its group; otherwise `isOnByDefault` applies.
 *
 * @param group the section's name among the export groups
 */
export function importInitialState(
  exportGroups: ExportGroups,
  group: string,
  isOnByDefault: boolean,
): InitialState {
  return ({ uploadedData }) => ({
    enabled: uploadedData
      ? docTypesIn(uploadedData.manifest?.templates).some(
          (type) => Object.hasOwn(exportGroups, type) && exportGroups[type] === group,
        )
      : isOnByDefault,
  });
}

/** The types of a kit's templates; invalid entries are skipped. */
function docTypesIn(templates: object | null | undefined): string[] {
  return Object.values<unknown>({ ...templates }).flatMap((template) => {
    const { doc_type: type } = Object(template) as { readonly doc_type?: unknown };
    return typeof type === 'string' ? [type] : [];
  });
}
