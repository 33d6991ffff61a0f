import { declareConfig, restAddress } from '../../../core/config';
import { defineSettings } from '../../../core/settings';

/** What portfolios ask of the site. */
export const configKeys = defineSettings({
  portfolioUrl: {
    kind: 'text',
    label: 'Portfolio',
    group: 'addresses',
    doc: 'The address of the portfolio’s items; default `{restRoot}/{contentNamespace}/{prefix}-portfolio`.',
  },
  contentNamespace: {
    kind: 'text',
    label: 'Namespace of content',
    group: 'addresses',
    default: 'wp/v2',
    doc: 'The REST namespace of the portfolio and its categories.',
  },
  prefix: {
    kind: 'text',
    label: 'Prefix of the portfolio',
    group: 'names',
    default: 'astra',
    doc: 'How the portfolio’s fields and taxonomies begin.',
  },
});

/** The site's configuration, as portfolios read it. */
export const portfolioConfig = declareConfig(configKeys);

/** The address of the portfolio's items: as configured, else the post type's own REST route. */
export function portfolioUrl(): string {
  const { portfolioUrl: configured, contentNamespace, prefix } = portfolioConfig();
  return configured ?? restAddress(`${contentNamespace}/${prefix}-portfolio`);
}
