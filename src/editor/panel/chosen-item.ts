import { createContext } from 'react';

/** The item of a list that is shown in the preview. */
export interface ChosenItem {
  /** The item that was chosen in the preview: a new object for each choice. */
  readonly chosen: { readonly index: number } | undefined;
  /** Shows an item in the preview. */
  readonly choose: (index: number) => void;
}

/** Connects the lists of a panel with the preview. Without it, a panel has no preview. */
export const ChosenItemContext = createContext<ChosenItem | undefined>(undefined);
