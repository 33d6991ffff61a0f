import { isOn } from '../../../core/config/toggle';
import type { LightboxSite } from './config';

/** Class of the body while the colour picker of version 4.2 is active. */
const PICKS_COLOUR = 'e-ui-state--elements-color-picker-color-picking__on';

/** The preference of the person who edits. */
const PREFERENCE = 'lightbox_in_editor';

/**
 * True if the lightbox may open in the builder's editor: the site and the preference of the person who edits
 * allow it, and the colour picker is not active (docs/compatibility/page-builder.md#lightbox-links).
 */
export function mayOpenInEditor(
  { builder, lightboxInEditor }: Pick<LightboxSite, 'builder' | 'lightboxInEditor'>,
  document: Document,
): boolean {
  return (
    lightboxInEditor && isPreferred(builder, document) && !isPickingColour(document.body, builder)
  );
}

/** True while the builder's colour picker is active, which its editor marks with a class of the body. */
function isPickingColour({ classList }: Element, builder: string): boolean {
  const older = `${builder}-editor__ui-state__color-picker`;
  return [PICKS_COLOUR, older].some((name) => classList.contains(name));
}

/** The preference in the builder's editor; true if no editor answers. */
function isPreferred(builder: string, { defaultView }: Document): boolean {
  const answers = [defaultView, defaultView?.parent].map((view) => preferenceIn(view, builder));
  const answer = answers.find((one) => one !== undefined);
  return answer === undefined || isOn(answer);
}

/** The editor runs in the outer page, and sets its global in the page of the preview too. */
function preferenceIn(view: Window | null | undefined, builder: string): unknown {
  try {
    return Object(Reflect.get(Object(view), builder)).getPreferences?.(PREFERENCE);
  } catch {
    // The outer page is on another site.
    return undefined;
  }
}
