import { type ReactNode, useId } from 'react';
import type { Region } from '../regions/region';
import { RegionRow } from './region-row';
import type { EditorStore } from './store';

interface Props {
  readonly name: string;
  readonly regions: readonly Region[];
  readonly store: EditorStore;
  readonly isOpen: boolean;
  /** Undefined where the rows are always shown. */
  readonly onToggle: (() => void) | undefined;
}

/** A country: its name, which may be a button that folds, and the rows of its regions. */
export function Country({ name, regions, store, isOpen, onToggle }: Props): ReactNode {
  const id = useId();
  return (
    <section part="country">
      <h2>
        {onToggle ? (
          <button
            type="button"
            part="country-toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </h2>
      <ul id={id} hidden={!isOpen}>
        {regions.map((region) => (
          <RegionRow key={region.key} store={store} region={region} />
        ))}
      </ul>
    </section>
  );
}
