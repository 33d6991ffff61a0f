/** A group of pages in the navigation. */
export interface DocsGroup {
  readonly title: string;
  /** The Markdown files from `docs/`, in reading order. `elements/*` stands for the page of each element. */
  readonly files: readonly string[];
}

/** The order of the documentation. A test holds that each file of `docs/` stands in one group. */
export const groups: readonly DocsGroup[] = [
  { title: 'Start', files: ['start.md', 'wordpress.md'] },
  {
    title: 'Guides',
    files: [
      'loading.md',
      'nothing-appears.md',
      'configuration.md',
      'theme.md',
      'languages.md',
      'privacy.md',
      'events.md',
      'tracking.md',
      'frameworks.md',
      'react.md',
      'built-pages.md',
      'runtime.md',
      'accessibility.md',
      'performance.md',
    ],
  },
  { title: 'Elements', files: ['elements/README.md', 'forms-api.md', 'elements/*'] },
  {
    title: 'Blocks and pages as data',
    files: [
      'blocks.md',
      'pages.md',
      'page-settings.md',
      'setting-values.md',
      'editor.md',
      'puck.md',
      'pages-api.md',
    ],
  },
  {
    title: 'Administrators',
    files: ['kits.md', 'kits-api.md', 'libraries.md', 'library-service.md', 'demo.md'],
  },
  {
    title: 'Replace a plugin',
    files: [
      'replace/contact-form.md',
      'replace/header.md',
      'replace/portfolio.md',
      'replace/page-builder.md',
    ],
  },
  { title: 'Compatibility', files: ['compatibility/README.md', 'compatibility/*'] },
  { title: 'Changes', files: ['../CHANGELOG.md'] },
];
