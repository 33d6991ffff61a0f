/** A kind of atomic elements, or a feature of all of them, with the script that runs it. */
export interface AtomicKind {
  readonly name: string;
  /** Selects its nodes, or its data. */
  readonly selector: string;
  /**
   * Text in the code of its script, minified or not: in minified lists, scripts have numbers for names. Absent: the
   * script is not in the builder's list.
   */
  readonly script?: RegExp;
  /** WordPress handles of its scripts, without the builder's name. */
  readonly handles: readonly string[];
  /** Tag whose controller activates the nodes if the script is missing. Absent: they stay as printed. */
  readonly tag?: string;
}

const HANDLERS = ['webpack-runtime', 'v2-frontend-handlers'];

/** Atomic elements that need a script (docs/compatibility/page-builder-markup.md#atomic-elements). */
export const atomicKinds: readonly AtomicKind[] = [
  {
    name: 'e-tabs',
    selector: '[data-e-type="e-tabs"]',
    script: /elementType: ?["']e-tabs["']/,
    handles: [...HANDLERS, 'v2-alpinejs', 'tabs-handler'],
    tag: 'nh-tabs',
  },
  {
    name: 'e-youtube',
    selector: '[data-e-type="e-youtube"]',
    script: /elementType: ?["']e-youtube["']/,
    handles: [...HANDLERS, 'youtube-handler'],
    tag: 'nh-video',
  },
  {
    name: 'e-form',
    selector: '[data-e-type="e-form"]',
    script: /data-e-type="e-form-/,
    handles: [...HANDLERS, 'v2-alpinejs', 'v2-form-handlers'],
  },
  {
    name: 'interactions',
    selector: 'script[id$="-interactions-data"]',
    handles: ['interactions', 'interactions-shared-utils'],
  },
];
