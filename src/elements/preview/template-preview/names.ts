import { siteConfig } from '../../../core/config';

/** The selectors and names of the CMS and the theme that a preview uses. */
export interface ThemeNames {
  /** Selects the bar that the CMS shows above the page to logged-in users. */
  readonly adminBar: string;
  /** The custom property with the height of that bar. */
  readonly adminBarHeight: string;
  /** The prefix of the theme's classes and custom properties. */
  readonly prefix: string;
  /** The class of the body while it shows another palette. */
  readonly paletteMarker: string;
  /** Select the images of all logos, the desktop header's title, and the box around the title. */
  readonly logo: string;
  readonly title: string;
  readonly titleBox: string;
  /** Select the elements with the typography of text and of headings. */
  readonly text: string;
  readonly headings: string;
  readonly heading: (level: string) => string;
}

/**
 * Returns the names for the site's configuration (docs/compatibility/template-preview.md#messages and
 * docs/compatibility/header.md#names-in-the-page).
 */
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
    // Themes with one header for all viewports have no desktop header.
    title: `${desktop} .site-title, :root:not(:has(${desktop})) .site-title:not(${mobile} *)`,
    titleBox: `.${prefix}-site-title-wrap`,
    text: `body, button, input, select, textarea, .${prefix}-button, .${prefix}-custom-button`,
    headings: `${heading(':is(h1, h2, h3, h4, h5, h6)')}, .site-title, .site-title a`,
    heading,
  };
}
