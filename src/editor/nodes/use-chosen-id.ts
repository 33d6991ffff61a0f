import { usePuckState } from './use-puck-state';

/** Returns the id of the chosen node; undefined if none is. */
export function useChosenId(): string | undefined {
  return usePuckState(({ selectedItem }) => selectedItem?.props.id as string | undefined);
}
