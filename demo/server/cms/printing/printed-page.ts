import { createHash } from 'node:crypto';
import {
  DOCUMENT_FORMAT,
  type KitGlobals,
  kitCss,
  kitGlobals,
  type PageDocument,
  readDocument,
  siteBreakpoints,
  siteConfiguration,
  siteCss,
} from '../../../../src/page';
import {
  dataNeeds,
  type PrintedDocument,
  type PrintSite,
  printDocument,
} from '../../../../src/print';
import { withBlockContents } from '../../editor/saved-block-rows';
import { editableSettings } from '../../editor/site-settings';
import type { Site } from '../../site';
import type { Document } from '../document';
import { siteSettings } from '../site-settings';
import { type Shown, siteAnswers } from './site-answers';

/** A document as a page: its HTML, and its CSS with the address at which the site serves it. */
export interface PrintedPage extends PrintedDocument {
  readonly stylesheet: string;
  /** The configuration that the settings of the site ask for. */
  readonly config: Readonly<Record<string, unknown>>;
}

/**
 * Prints a document of the site.
 *
 * @param shown by default, its parts take title, date and the like from itself; those of a template from another one
 */
export function printedPage(
  site: Site,
  document: Document,
  shown: Shown = { document },
): PrintedPage {
  const page = withBlockContents(site.database, pageOf(document));
  const settings = editableSettings(site);
  const means = printSite(site, page, shown, settings);
  const printed = printDocument(page, means);
  const css = variablesCss(means, printed.css) + siteCss(settings, means.breakpoints) + printed.css;
  const stylesheet = styleAddress(document, css);
  return { ...printed, css, stylesheet, config: siteConfiguration(settings) };
}

/** The means with which a document is printed. Pictures of other hosts are not shown. */
export function printSite(
  site: Site,
  page: PageDocument,
  shown: Shown,
  settings = editableSettings(site),
) {
  return {
    breakpoints: siteBreakpoints(settings),
    answers: siteAnswers(site, shown, dataNeeds(page)),
    globals: siteGlobals(site),
    allowsPicture: (address: string) => address.startsWith('/'),
    language: 'en-GB',
  } satisfies PrintSite;
}

/** The site's colours, fonts and sizes, to which settings refer. */
function siteGlobals({ database }: Site): KitGlobals {
  const { colors, fonts, layout } = siteSettings(database);
  return kitGlobals({ ...layout, ...fonts, ...colors });
}

/** The custom properties of the site's variables, for a page that uses them. */
function variablesCss({ globals, breakpoints }: ReturnType<typeof printSite>, css: string): string {
  return css.includes('var(--e-global-') ? kitCss(globals, breakpoints) : '';
}

/** A document's content and settings, read leniently: they may come from a foreign kit. */
export function pageOf({ content, pageSettings = {} }: Document): PageDocument {
  return readDocument({ format: DOCUMENT_FORMAT, content, page_settings: pageSettings }).document;
}

/** The path of a stylesheet: that of its document, and a name made from the CSS. */
function styleAddress({ type, slug }: Document, css: string): string {
  return `/page-styles/${type}/${encodeURIComponent(slug)}/${styleName(css)}`;
}

/** The file name of a stylesheet, which changes with the CSS. */
export function styleName(css: string): string {
  return `${createHash('sha256').update(css).digest('base64url').slice(0, 16)}.css`;
}
