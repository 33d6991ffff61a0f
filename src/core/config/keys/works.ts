import { defineSettings } from '../../settings';

/** What the elements that show works ask of the site. */
export const worksKeys = defineSettings({
  portfolioUrl: {
    kind: 'text',
    doc: 'The address of the portfolio’s items; default `{restRoot}/{contentNamespace}/{prefix}-portfolio`.',
  },
  contentNamespace: {
    kind: 'text',
    default: 'wp/v2',
    doc: 'The REST namespace of the portfolio and its categories.',
  },
  prefix: {
    kind: 'text',
    default: 'astra',
    doc: 'How the portfolio’s fields and taxonomies begin.',
  },
  lightboxInEditor: {
    kind: 'toggle',
    default: true,
    doc: 'Links open the lightbox in the builder’s editor too.',
  },
});
