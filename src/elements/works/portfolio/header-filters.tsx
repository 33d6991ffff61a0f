import type { MouseEvent, ReactNode } from 'react';
import type { Term } from './list/terms';
import { message } from './messages';

interface Props {
  readonly label: string;
  readonly terms: readonly Term[];
  /** An 'All' comes first; without it, the chosen category pressed again means all. */
  readonly hasAll: boolean;
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
  /** Asks again for categories that could not be loaded; undefined where none is lacking. */
  readonly onRetry?: (() => void) | undefined;
}

/** One list of categories, of which one is chosen, or all. */
export function HeaderFilters(props: Props): ReactNode {
  const { label, terms, hasAll, chosen, onChoose, onRetry } = props;
  return (
    <fieldset className="nh-portfolio-filters" part="filters" aria-label={label} tabIndex={-1}>
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
      {onRetry && <Lacking onRetry={onRetry} />}
    </fieldset>
  );
}

function Lacking({ onRetry }: { onRetry: () => void }): ReactNode {
  const retry = ({ currentTarget }: MouseEvent): void => {
    // The button goes; the next Tab is to lead to what comes instead.
    currentTarget.closest('fieldset')?.focus();
    onRetry();
  };
  return (
    <p role="status" className="nh-portfolio-lacking" part="message">
      {message('portfolio.filters_failed')}{' '}
      <button type="button" className="nh-portfolio-retry" onClick={retry}>
        {message('portfolio.retry')}
      </button>
    </p>
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
