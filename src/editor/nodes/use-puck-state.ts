import { createUsePuck, type UsePuckData } from '@puckeditor/core';

const usePuck = createUsePuck();

/** Returns a part of Puck's state, and renders again when that part changes. */
export function usePuckState<Part>(select: (state: UsePuckData) => Part): Part {
  return usePuck(select);
}
