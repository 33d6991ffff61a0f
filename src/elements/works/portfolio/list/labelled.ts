import type { PortfolioItem } from '../item';
import { idsOfLabels, isLabelled } from './labels';
import type { Loaded } from './loaded';
import type { ListChoice, ListModel } from './model';
import type { Taxonomy } from './terms';

/** The taxonomies whose terms the header shows or the labels need. */
export function neededTaxonomies(choice: ListChoice): Taxonomy[] {
  const labelled = labelledTaxonomies(choice);
  const needed: Record<Taxonomy, boolean> = {
    categories: choice.withCategories || labelled.includes('categories'),
    otherCategories: choice.withOtherCategories || labelled.includes('otherCategories'),
  };
  return (['categories', 'otherCategories'] as const).filter((taxonomy) => needed[taxonomy]);
}

/** The ids of the configured labels; undefined if no label is configured. */
export function labelIds({
  choice,
  terms,
}: ListModel): Record<Taxonomy, ReadonlySet<number> | undefined> {
  return {
    categories: idsOfLabels(choice.categoryLabels, terms.categories.entries),
    otherCategories: idsOfLabels(choice.otherCategoryLabels, terms.otherCategories.entries),
  };
}

/** The items of `loaded` that carry the configured labels. */
export function labelledItems(model: ListModel, { items }: Loaded): readonly PortfolioItem[] {
  if (labelledTaxonomies(model.choice).length === 0) return items;
  const { categories, otherCategories } = labelIds(model);
  return items.filter(
    (item) =>
      isLabelled(item.categories, categories) && isLabelled(item.otherCategories, otherCategories),
  );
}

/** The loading state of the terms that map labels to ids; items are not requested before. */
export function labelState({ choice, terms }: ListModel): 'settled' | 'pending' | 'failed' {
  const needed = labelledTaxonomies(choice).map((taxonomy) => terms[taxonomy].status);
  if (needed.includes('failed')) return 'failed';
  return needed.includes('pending') ? 'pending' : 'settled';
}

function labelledTaxonomies({ categoryLabels, otherCategoryLabels }: ListChoice): Taxonomy[] {
  const labels = { categories: categoryLabels, otherCategories: otherCategoryLabels };
  return (['categories', 'otherCategories'] as const).filter((taxonomy) =>
    labels[taxonomy].some((label) => label.trim() !== ''),
  );
}
