import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../../core/element/react';
import type { Region } from '../regions/region';
import { statusOf } from './edits';
import { fieldId, fields } from './fields';
import type { EditorStore } from './store';

/** Narrow viewports, where the rows of all countries would be some thirty screens long. */
const NARROW = '(width <= 37.5rem)';

/** Which countries show their rows. */
export interface Folding {
  /** Countries can be folded. */
  readonly isOn: boolean;
  isOpen(country: string): boolean;
  open(country: string): void;
  toggle(country: string): void;
}

/** Folds countries in narrow viewports. Those with unsaved changes start unfolded. */
export function useFolding(store: EditorStore, regions: readonly Region[]): Folding {
  const isOn = useMedia(NARROW);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  // After the store's own effect, which reads the drafts of an earlier visit.
  useEffect(() => {
    setOpened((before) => new Set([...before, ...changedCountries(store, regions)]));
  }, [store, regions]);
  return {
    isOn,
    isOpen: (country) => !isOn || opened.has(country),
    open: (country) => setOpened((before) => new Set(before).add(country)),
    toggle: (country) => setOpened((before) => toggled(before, country)),
  };
}

function toggled(opened: ReadonlySet<string>, country: string): ReadonlySet<string> {
  const changed = new Set(opened);
  if (!changed.delete(country)) changed.add(country);
  return changed;
}

function changedCountries(store: EditorStore, regions: readonly Region[]): Set<string> {
  const typed = store.snapshot().fields;
  const isChanged = ({ key }: Region): boolean =>
    fields.some(({ name }) => {
      const state = typed[fieldId(key, name)];
      return state !== undefined && !/^(?:idle|saved)$/.test(statusOf(state));
    });
  return new Set(regions.filter(isChanged).map(({ country }) => country));
}

function useMedia(text: string): boolean {
  const view = useHost().ownerDocument.defaultView;
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = view?.matchMedia(text);
      query?.addEventListener('change', changed);
      return () => query?.removeEventListener('change', changed);
    },
    [view, text],
  );
  return useSyncExternalStore(subscribe, () => view?.matchMedia(text).matches ?? false);
}
