import type { TrackedAs } from './catalogue/tracked-as';

/** An event that a page dispatches, declared like an event of an element's contract. */
export interface PageEvent {
  readonly detail: Readonly<Record<string, never>>;
  readonly doc: string;
  readonly tracked: TrackedAs;
}

/**
 * Events that pages dispatch for the admin tools. Only `npm run manifest` reads this; no page loads it.
 */
export const pageEvents: Readonly<Record<string, PageEvent>> = {
  'nh-template-save-exposure': {
    detail: {},
    doc: 'A context menu that offers to save a template is shown.',
    tracked: {
      as: 'save_template_context_menu_exposure',
      trigger: 'Visible',
      location: 'Elementor Editor',
      secondaryLocation: 'Context Menu',
    },
  },
};
