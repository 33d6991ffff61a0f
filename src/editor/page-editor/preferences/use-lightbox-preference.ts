import { useEffect } from 'react';
import { usePreferences } from './preferences';

/**
 * Answers the lightbox in the preview, which asks at each click whether the person wants it there. It asks the page
 * builder's global `getPreferences` (docs/compatibility/page-builder.md#lightbox-links).
 *
 * @param builder the name of the page builder, and of its global
 */
export function useLightboxPreference(frame: Document | undefined, builder: string): void {
  const preferences = usePreferences();
  useEffect(() => {
    const view = frame?.defaultView;
    if (!view || !preferences) return;
    const getPreferences = (name: string): string | undefined => {
      if (name !== 'lightbox_in_editor') return undefined;
      return preferences.value.lightboxInEditor ? 'yes' : '';
    };
    Reflect.set(view, builder, { getPreferences });
  }, [frame, builder, preferences]);
}
