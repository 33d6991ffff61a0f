import type { PrintedPage } from '../../api/pages/page';
import { standardBreakpoints } from '../../core/breakpoints/builder-devices';
import { kitCss, type PageDocument } from '../../page';
import { type DataNeed, dataNeeds, printDocument, type SiteAnswer } from '../../print';
import type { EditedSite } from '../nodes/edit-site';

/**
 * Prints a page as visitors of the site get it. Shortcodes stay as they are written: the site replaces them whenever it
 * shows the page.
 */
export function printedForServer(
  document: PageDocument,
  { print = {}, breakpoints = standardBreakpoints }: EditedSite,
): PrintedPage {
  const shortcodes = dataNeeds(document).flatMap(shortcodeAnswer);
  const answers = [...(print.answers ?? []).map(formAsShortcode), ...shortcodes];
  const { html, css } = printDocument(document, { ...print, breakpoints, answers });
  const usesKit = print.globals !== undefined && css.includes('var(--e-global-');
  return { html, css: usesKit ? kitCss(print.globals, breakpoints) + css : css };
}

function shortcodeAnswer(need: DataNeed): SiteAnswer[] {
  return need.kind === 'shortcode' ? [{ need, answer: asHtml(need.shortcode) }] : [];
}

function formAsShortcode(given: SiteAnswer): SiteAnswer {
  if (given.need.kind !== 'form') return given;
  const { need, answer } = given as SiteAnswer<'form'>;
  return answer.shortcode ? { need, answer: { ...answer, html: asHtml(answer.shortcode) } } : given;
}

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
