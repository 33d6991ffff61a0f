import { type ReactNode, useId } from 'react';

interface SearchFieldProps {
  /** Its name, which it also shows while it is empty. */
  readonly label: string;
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

/** The search field of a tab of the panel. */
export function SearchField({ label, query, setQuery }: SearchFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="nh-unseen">
        {label}
      </label>
      <input
        id={id}
        part="input"
        type="search"
        placeholder={label}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
    </>
  );
}
