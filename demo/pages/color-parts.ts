import { html, raw } from 'hono/html';
import type { Html, PageContext } from './page';
import type { PaletteSettings } from './palettes';

/**
 * The snippet that sets the palette before the first paint. The snippet follows the configuration, which it reads,
 * and precedes the stylesheets, which would block it.
 */
export function colorSnippet({ assets: { headSnippet } }: PageContext): Html {
  return headSnippet ? html`<script>${raw(headSnippet)}</script>` : html``;
}

/** The class of the body: the theme's marker on a page printed in the dark palette. */
export function bodyClass({ config }: PageContext): Html {
  const { isSwitched, isDarkPalette } = settingsOf(config);
  return isSwitched && isDarkPalette ? html` class="astra-dark-mode-enable"` : html``;
}

/** The logo in the theme's markup. */
export function siteLogo({ config }: PageContext, name: string): Html {
  const { isSwitched, logos } = settingsOf(config);
  const address = isSwitched ? logos.switched : logos.default;
  return html`<a class="site-name custom-logo-link" href="/" rel="home" aria-label="${name}"><img class="custom-logo" src="${address}" alt="" width="32" height="32"><span class="site-title">${name}</span></a>`;
}

/** The switcher in the theme's header markup. */
export function colorSwitcher({ config }: PageContext): Html {
  const { isSwitched } = settingsOf(config);
  const [first, second] = isSwitched ? ['', ' ast-current'] : [' ast-current', ''];
  const label = isSwitched ? 'Switch to light palette' : 'Switch to dark palette';
  return html`<nh-color-switcher><div class="ast-builder-color-switcher">
<button type="button" class="ast-switcher-button" aria-pressed="${String(isSwitched)}" aria-label="${label}"
data-default-text="Switch to light palette" data-switched-text="Switch to dark palette">
<span class="ast-switcher-icon${first}">${icon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z')}</span>
<span class="ast-switcher-icon${second}">${icon(
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  )}</span>
</button></div></nh-color-switcher>`;
}

function icon(path: string): Html {
  return html`<svg class="ast-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${path}"/></svg>`;
}

function settingsOf(config: PageContext['config']): PaletteSettings {
  return config.colorSwitcher as PaletteSettings;
}
