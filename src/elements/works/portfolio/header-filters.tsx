import type { MouseEvent, ReactNode } from 'react';
import type { Term } from './list/terms';
import { message } from './messages';

interface Props {
  readonly label: string;
  readonly terms: readonly Term[];
  /** Shows an 'All' button. Without it, a second press on the active category selects all. */
  readonly hasAll: boolean;
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
  /** Loads missing categories again; undefined if none are missing. */
  readonly onRetry?: (() => void) | undefined;
}

/** A group of category buttons, one of which is active. */
export function HeaderFilters(props: Props): ReactNode {
  const { label, terms, hasAll, chosen, onChoose, onRetry } = props;
  return (
    <fieldset className="nh-portfolio-filters" part="filters" aria-label={label} tabIndex={-1}>
      {hasAll && terms.length > 0 && (
        <FilterButton
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
          name={message('portfolio.all_of', { all: message('portfolio.all'), label })}
        >
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
      {onRetry && <MissingCategories onRetry={onRetry} />}
    </fieldset>
  );
}

function MissingCategories({ onRetry }: { onRetry: () => void }): ReactNode {
  const retry = ({ currentTarget }: MouseEvent): void => {
    // The button is removed. From the group, Tab reaches the new buttons.
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
  name,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  /** The accessible name; default: the text. */
  name?: string;
  children: string;
}): ReactNode {
  return (
    <button
      type="button"
      part="filter"
      aria-label={name}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
