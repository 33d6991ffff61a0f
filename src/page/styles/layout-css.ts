import type { Breakpoints } from '../../core/breakpoints/device';

/** The custom property of the width of boxed content. */
export const CONTENT_WIDTH = '--nh-content-width';

/** The widest window of phones if the site has no device `mobile`. */
const PHONE = 767;

/**
 * Returns the CSS of containers, sections, columns and widgets without settings, in the cascade layer `nh`: the rules of
 * elements, which are in no layer, win (docs/page-settings.md#css).
 */
export function layoutCss({ mobile = PHONE }: Breakpoints): string {
  return `@layer nh{${boxes.join('')}@media (max-width:${mobile}px){${phoneBoxes.join('')}}}`;
}

const boxes = [
  '.nh-box-container,.nh-box-section,.nh-box-column,.nh-box-widget{position:relative;box-sizing:border-box;min-width:0;max-width:100%}',
  '.nh-box-container,.nh-box-column,.nh-inner{display:flex;flex-direction:column;gap:var(--nh-gap,20px)}',
  '.nh-box-container{width:100%;padding:var(--nh-container-padding,10px)}',
  '.nh-inner{position:relative;box-sizing:border-box;flex:1 1 auto;width:100%;min-width:0;max-width:min(100%,var(--nh-content-width,1140px));margin-inline:auto}',
  '.nh-box-section{--nh-column-padding:10px;--nh-column-justify:flex-start;display:flex;flex-direction:column}',
  ':is(.nh-box-section,.nh-box-section>[settings])>.nh-inner{flex-direction:row;gap:0}',
  '.nh-box-column{width:100%;padding:var(--nh-column-padding,10px);justify-content:var(--nh-column-justify,flex-start)}',
];

/** On phones, children of rows go on in a new line, and columns have the full width. */
const phoneBoxes = [
  '.nh-box-container,.nh-inner{flex-wrap:wrap}',
  '.nh-box-container>.nh-box-container{width:100%}',
];
