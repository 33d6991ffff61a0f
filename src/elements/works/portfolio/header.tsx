import { type ReactNode, useId, useState } from 'react';
import { HeaderFilters } from './header-filters';
import type { Filter } from './list/filter';
import type { ListState } from './list/list-state';
import { message } from './messages';
import type { PortfolioSettings } from './portfolio.settings';
import { headerStyle } from './settings-style';

interface Props {
  readonly settings: PortfolioSettings;
  readonly state: ListState;
  readonly search: string;
  /** The list could not be loaded: the search covers the server's items. */
  readonly hasPrintedOnly: boolean;
  readonly onChoose: (filter: Filter) => void;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
}

/** The filters and the search box, in the order of the portfolio block: other categories, categories, search. */
export function Header(props: Props): ReactNode {
  const { settings, state, search, onChoose, onSearch } = props;
  const [isLate] = useState(state.awaitsTerms);
  const { showCategories, showOtherCategories, showSearch } = settings;
  if (!showCategories && !showOtherCategories && !showSearch) return null;
  const { filter } = state;
  // If the list itself failed without the categories, its own button retries them.
  const onRetry = state.lacksTerms && state.status !== 'failed' ? props.onRetry : undefined;
  return (
    <div
      className="nh-portfolio-header"
      part="header"
      data-late={isLate ? '' : undefined}
      style={headerStyle(settings)}
    >
      {showOtherCategories && (
        <HeaderFilters
          label={message('portfolio.other_categories')}
          terms={state.otherCategories}
          hasAll={settings.showOtherCategoriesAll}
          chosen={filter.otherCategory}
          onChoose={(otherCategory) => onChoose({ ...filter, otherCategory })}
          onRetry={showCategories ? undefined : onRetry}
        />
      )}
      {showCategories && (
        <HeaderFilters
          label={message('portfolio.categories')}
          terms={state.categories}
          hasAll={settings.showCategoriesAll}
          chosen={filter.category}
          onChoose={(category) => onChoose({ ...filter, category })}
          onRetry={onRetry}
        />
      )}
      {showSearch && (
        <SearchBox text={search} isLimited={props.hasPrintedOnly} onSearch={onSearch} />
      )}
    </div>
  );
}

interface SearchBoxProps {
  readonly text: string;
  /** The box says that it searches only the items of the page. */
  readonly isLimited: boolean;
  readonly onSearch: Props['onSearch'];
}

function SearchBox({ text, isLimited, onSearch }: SearchBoxProps): ReactNode {
  const id = useId();
  return (
    <search className="nh-portfolio-search">
      <label htmlFor={id} className="nh-unseen">
        {message(isLimited ? 'portfolio.search_these' : 'portfolio.search_label')}
      </label>
      <input
        id={id}
        type="search"
        part="search"
        value={text}
        placeholder={message(isLimited ? 'portfolio.search_these' : 'portfolio.search')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onSearch(target.value)}
      />
    </search>
  );
}
