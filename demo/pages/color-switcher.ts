import { html } from 'hono/html';
import { colorSwitcher } from './color-parts';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { palette, paletteSettings } from './palettes';

/** The two palettes and several switchers, printed in different ways. */
export const colorSwitcherPage: Page = {
  path: '/color-switcher',
  title: 'Day paper, night paper',
  description: 'The two palettes of this site, and the buttons that switch between them.',
  render: (context) => layout(context, colorSwitcherPage, body(context)),
};

/** The switcher page of a site whose server prints the palette: it reloads after each choice. */
export const colorReloadPage: Page = {
  path: '/color-switcher/reload',
  title: 'Day paper, night paper, from the server',
  description: 'The two palettes, printed by the server, which reads the visitor’s choice.',
  render(context) {
    const { isSwitched } = context;
    const colorSwitcher = { ...paletteSettings, isSwitched, forceReload: true };
    const own = { ...context, config: { ...context.config, colorSwitcher } };
    return layout(own, colorReloadPage, reloadBody(own));
  },
};

function body(context: PageContext): Html {
  return html`<div class="site-heading">
<h1>${colorSwitcherPage.title}</h1>
<p class="site-lead">This site has two palettes. At first, it uses the palette that your system
prefers. It keeps the palette that you choose for ninety days.</p>
</div>
<section class="site-card" aria-labelledby="printed">
<h2 id="printed">A button from the theme</h2>
<p>The theme prints a button with two icons, here and in the header. Both buttons always show the same
palette, also in other tabs of this site.</p>
${colorSwitcher(context)}
</section>
<section class="site-card" aria-labelledby="drawn">
<h2 id="drawn">A button from the element</h2>
<p>A tag without a button draws its own.</p>
<nh-color-switcher settings='{"label": "Night paper"}'></nh-color-switcher>
</section>
${swatches()}
<p class="site-note">If the server prints the palette, a choice can
<a href="${colorReloadPage.path}">reload the page</a> instead.</p>`;
}

function reloadBody(context: PageContext): Html {
  return html`<div class="site-heading">
<h1>${colorReloadPage.title}</h1>
<p class="site-lead">The server has printed this page in the ${context.isSwitched ? 'switched' : 'default'}
palette. A choice reloads the page; a change of your system’s colour scheme does not.</p>
</div>
<section class="site-card" aria-labelledby="printed">
<h2 id="printed">A button from the theme</h2>
${colorSwitcher(context)}
</section>
${swatches()}
<p class="site-note">Back to the page that <a href="${colorSwitcherPage.path}">switches without reloading</a>.</p>`;
}

function swatches(): Html {
  return html`<section class="site-card" aria-labelledby="palette">
<h2 id="palette">The palette</h2>
<ol class="site-swatches" start="0">${palette.map(
    ({ role }, index) =>
      html`<li><span>${role}</span> <code>--ast-global-color-${index}</code></li>`,
  )}</ol>
</section>`;
}
