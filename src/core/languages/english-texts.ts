/** A part of the page that shows texts of the library. */
export interface Speaker {
  readonly host: Element;
  /** The shadow root that is rendered into, open or closed. */
  readonly bodyShadow?: ShadowRoot | null;
  /** A value of the site's configuration may have changed. */
  configChanged?(): void;
}

/** The connected elements, and dialogs that are open beside them. */
export const speakers: Set<Speaker> = new Set();

/**
 * Marks a text that is shown in English on a page in another language, wherever a speaker shows it. The code for it is
 * loaded here, so pages that have all texts in their language never request it.
 *
 * @param message the text with its placeholders
 */
export function markEnglishText(text: string, message: string = text): void {
  import('./english-marks').then(
    ({ markEnglish }) => markEnglish(text, message, speakers),
    () => {},
  );
}
