import type { events } from './template-library.events';

/** A tab, tab state or dialog, by the name that `nh-template-page-view` reports. */
export type TemplateScreen =
  keyof (typeof events)['nh-template-page-view']['detail']['place']['options'];
