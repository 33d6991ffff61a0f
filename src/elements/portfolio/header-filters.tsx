import type { ReactNode } from 'react';
import { message } from './messages';
import type { Term } from './terms';

interface Props {
  readonly label: string;
  readonly terms: readonly Term[];
  /** An 'All' comes first; without it, the chosen category pressed again means all. */
  readonly hasAll: boolean;
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

/** One list of categories, of which one is chosen, or all. */
export function HeaderFilters({ label, terms, hasAll, chosen, onChoose }: Props): ReactNode {
  return (
    <fieldset className="nh-portfolio-filters" part="filters" aria-label={label}>
      {hasAll && terms.length > 0 && (
        <FilterButton isChosen={chosen === null} onChoose={() => onChoose(null)}>
          {message('portfolio.all')}
        </FilterButton>
      )}
      {terms.map(({ id, name }) => (
        <FilterButton
          key={id}
          isChosen={chosen === id}
          onChoose={() => onChoose(chosen === id && !hasAll ? null : id)}
        >
          {name}
        </FilterButton>
      ))}
    </fieldset>
  );
}

function FilterButton({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}): ReactNode {
  return (
    <button type="button" part="filter" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
