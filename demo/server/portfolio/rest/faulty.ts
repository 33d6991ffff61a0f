import type { Fault } from '../work';

type Wire = Readonly<Record<string, unknown>>;

/** A work in the response, broken as by an import or a plugin's filter. */
export function withFault(wire: Wire, fault: Fault): Wire {
  return faults[fault](wire);
}

const faults: Readonly<Record<Fault, (wire: Wire) => Wire>> = {
  'no-title': ({ title: _gone, ...wire }) => wire,
  'title-no-object': (wire) => ({ ...wire, title: (wire.title as { rendered: string }).rendered }),
  'unknown-type': (wire) => ({ ...wire, 'portfolio-type': 'gallery' }),
  // PHP's value for a missing picture.
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
