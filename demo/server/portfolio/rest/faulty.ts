import type { Fault } from '../work';

type Wire = Readonly<Record<string, unknown>>;

/** An answer's work as an import or a filter of some plugin has broken it. */
export function faulty(wire: Wire, fault: Fault): Wire {
  return faults[fault](wire);
}

const faults: Readonly<Record<Fault, (wire: Wire) => Wire>> = {
  'no-title': ({ title: _gone, ...wire }) => wire,
  'title-no-object': (wire) => ({ ...wire, title: (wire.title as { rendered: string }).rendered }),
  'unknown-type': (wire) => ({ ...wire, 'portfolio-type': 'gallery' }),
  // PHP's way to say that there is none.
  'no-picture': (wire) => ({
    ...wire,
    'thumbnail-image-url': false,
    'thumbnail-image-meta': null,
    'lightbox-image-url': false,
  }),
  'script-address': (wire) => ({ ...wire, 'astra-site-url': 'javascript:alert(1)' }),
  'no-video': (wire) => ({ ...wire, 'portfolio-video-url': null }),
  'number-as-text': (wire) => ({
    ...wire,
    id: String(wire.id),
    'astra-portfolio-categories': 'none',
    'thumbnail-image-meta': { alt: 7, width: '600', height: 'auto' },
  }),
  'no-link': ({ link: _gone, ...wire }) => wire,
};
