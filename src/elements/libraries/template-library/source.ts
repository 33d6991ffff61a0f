/** The sources of templates: the site and the cloud account. */
export const templateSources = ['site', 'cloud'] as const;

/** A source of templates. Each source has a tab. */
export type TemplateSource = (typeof templateSources)[number];
