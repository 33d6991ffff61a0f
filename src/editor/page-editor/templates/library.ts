import { type RefObject, useEffect, useRef } from 'react';
import { defineElement } from '../../../core/element';
import { useLatest } from '../../../core/element/react';
import { templateLibrary } from '../../../elements/libraries/template-library/template-library.element';
import type { TemplateLibrarySettings } from '../../../elements/settings-types';
import { templateEventMap } from '../../../tracking/element-events/generated';
import { trackEvents } from '../../../tracking/track-events';
import type { ChosenTemplate, TemplateDraft } from './templates';

/** What a template library does in the editor. */
export interface LibraryUse {
  readonly settings: TemplateLibrarySettings;
  /** A template to save: its dialog opens at first. */
  readonly draft: TemplateDraft | undefined;
  readonly insert: (template: ChosenTemplate) => void;
  /** Called before the browser leaves the page to connect an account. */
  readonly leave: () => void;
}

/**
 * Puts `<nh-template-library>` into a box. Its code is fetched now: only here does a person need it. React does not draw the
 * tag, since its events and properties are not those of HTML.
 */
export function useTemplateLibrary(use: LibraryUse): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const latest = useLatest(use);
  useEffect(() => {
    defineElement(templateLibrary);
    const library = document.createElement(templateLibrary.tag);
    const { settings, draft } = latest.current;
    Object.assign(library, { settings, ...(draft && { draft }) });
    library.addEventListener('nh-template-insert', (event) => {
      // Says to the library that the page handles it.
      event.preventDefault();
      latest.current.insert((event as CustomEvent<ChosenTemplate>).detail);
    });
    library.addEventListener('nh-library-connect', () => latest.current.leave());
    // After the listener that inserts: an insertion is tracked only if the page handles it.
    trackEvents(templateEventMap, library);
    box.current?.append(library);
    return () => library.remove();
  }, [latest]);
  return box;
}
