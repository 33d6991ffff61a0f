import { declareConfig, restAddress } from '../../../core/config';
import { defineSettings } from '../../../core/settings';

/** The keys of the site's configuration that portfolios read. */
export const configKeys = defineSettings({
  portfolioUrl: {
    kind: 'text',
    label: 'Portfolio address',
    group: 'addresses',
    doc: 'REST address of the portfolio’s items. Default: `{restRoot}/{contentNamespace}/{prefix}-portfolio`.',
  },
  contentNamespace: {
    kind: 'text',
    label: 'Content namespace',
    group: 'addresses',
    default: 'wp/v2',
    doc: 'REST namespace of the portfolio items and their categories.',
  },
  prefix: {
    kind: 'text',
    label: 'Portfolio prefix',
    group: 'names',
    default: 'astra',
    doc: 'Prefix of the portfolio’s field and taxonomy names.',
  },
});

/** The site's configuration for portfolios. */
export const portfolioConfig = declareConfig(configKeys);

/** The REST address of the portfolio's items: the configured one, else the route of the post type. */
export function portfolioUrl(): string {
  const { portfolioUrl: configured, contentNamespace, prefix } = portfolioConfig();
  return configured ?? restAddress(`${contentNamespace}/${prefix}-portfolio`);
}
