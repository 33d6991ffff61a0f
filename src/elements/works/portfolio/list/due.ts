import { labelIds, labelledItems, labelState } from './labelled';
import type { Loaded } from './loaded';
import type { ListModel } from './model';
import type { TermQuery } from './source';

/** Number of items that the visitor has requested and that are not loaded yet. */
export function missingItems(model: ListModel, loaded: Loaded | undefined = model.loaded): number {
  if (!loaded) return model.wanted;
  return loaded.ended ? 0 : Math.max(0, model.wanted - labelledItems(model, loaded).length);
}

/** True if items must be requested. */
export function isCallDue(model: ListModel): boolean {
  return (
    !model.failed && labelState(model) === 'settled' && (model.stale || missingItems(model) > 0)
  );
}

/**
 * The terms that the items of the filter must have. In each taxonomy, the visitor's selection replaces the
 * site's. Undefined if no item can match.
 */
export function termQuery(model: ListModel): TermQuery | undefined {
  const { choice, filter } = model;
  const labelled = labelIds(model);
  if (labelled.categories?.size === 0 || labelled.otherCategories?.size === 0) return undefined;
  return {
    categories: queried(filter.category, choice.categoryIds, labelled.categories),
    otherCategories: queried(
      filter.otherCategory,
      choice.otherCategoryIds,
      labelled.otherCategories,
    ),
    tags: choice.tagIds,
  };
}

function queried(
  chosen: number | null,
  ids: readonly number[],
  labelled: ReadonlySet<number> | undefined,
): readonly number[] {
  if (chosen !== null) return [chosen];
  return ids.length > 0 ? ids : [...(labelled ?? [])];
}
