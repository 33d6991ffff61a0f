import { type MouseEvent, useRef } from 'react';
import { useCommands } from '../commands';

/** Puck's buttons for the width and the zoom of the preview, which are inside its canvas. */
const CONTROLS = '[class*="PuckCanvas-controls"]';

/**
 * Keeps the chosen node when a control above the preview is clicked: for Puck, that is a click beside the page, which chooses the
 * page. Returns the handlers of an element around the canvas.
 */
export function useKeptChoice() {
  const commands = useCommands();
  const kept = useRef<string>(undefined);
  return {
    onClickCapture({ target }: MouseEvent): void {
      kept.current = (target as Element).closest(CONTROLS) ? commands.chosenId : undefined;
    },
    // After the canvas.
    onClick(): void {
      if (kept.current !== undefined) commands.choose(kept.current);
    },
  };
}
