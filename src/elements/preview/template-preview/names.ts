import { siteConfig } from '../../../core/config';

/** What the CMS and the theme call the things that a preview changes. */
export interface ThemeNames {
  /** Selects the bar that the CMS shows above the page to whoever is logged in. */
  readonly adminBar: string;
  /** The custom property that says how high it is. */
  readonly adminBarHeight: string;
  /** What the names of the theme's classes and custom properties begin with. */
  readonly prefix: string;
  /** The class of a body that shows another palette. */
  readonly paletteMarker: string;
  /** Select the images of all logos, the desktop header's title, and what stands around it there. */
  readonly logo: string;
  readonly title: string;
  readonly titleBox: string;
  /** Select what has the typography of the text, and of the headings. */
  readonly text: string;
  readonly headings: string;
  readonly heading: (level: string) => string;
}

/** The names by the site's configuration (facts, preview 22–28 and header 37). */
export function themeNames(): ThemeNames {
  const { cms, themePrefix: prefix } = siteConfig();
  const system = cms.toLowerCase();
  const [desktop, mobile] = [`#${prefix}-desktop-header`, `#${prefix}-mobile-header`];
  const heading = (level: string) => `${level}, .entry-content ${level}`;
  return {
    adminBar: `#${system}adminbar`,
    adminBarHeight: `--${system}-admin--admin-bar--height`,
    prefix,
    paletteMarker: 'starter-templates-preview-palette',
    logo: ':is(.custom-logo-link, .site-logo-img) img',
    // In a theme that prints one header for all screens, that one's.
    title: `${desktop} .site-title, :root:not(:has(${desktop})) .site-title:not(${mobile} *)`,
    titleBox: `.${prefix}-site-title-wrap`,
    text: `body, button, input, select, textarea, .${prefix}-button, .${prefix}-custom-button`,
    headings: `${heading(':is(h1, h2, h3, h4, h5, h6)')}, .site-title, .site-title a`,
    heading,
  };
}
