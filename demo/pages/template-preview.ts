import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { type Choice, fontPairs, palettes } from './preview-choices';

/** The template preview: a frame to try out a logo, a palette and fonts. */
export const templatePreviewPage: Page = {
  path: '/template-preview',
  title: 'Try on another look',
  description: 'Logos, palettes and fonts, tried out on the pages of this site in a frame.',
  render: (context) =>
    layout(
      context,
      { ...templatePreviewPage, styles: ['/assets/template-preview.css'] },
      body(context),
    ),
};

function body({ isFramed }: PageContext): Html {
  return html`<div class="site-heading">
<h1>${templatePreviewPage.title}</h1>
<p class="site-lead">Choose a logo, colours and fonts. The page in the frame shows them at once.
So does each page that you open in the frame. The site itself does not change.</p>
</div>
${
  // A preview inside its own frame would nest frames endlessly.
  isFramed
    ? html`<p class="site-note">You are looking at a page in the frame.</p>`
    : html`<section class="site-preview" aria-label="Preview">
${controls()}
<div class="site-preview-stage"><iframe src="/" title="Preview of the site"></iframe></div>
</section>
<script type="module" src="/assets/template-preview.js"></script>`
}`;
}

function controls(): Html {
  return html`<form class="site-preview-controls" autocomplete="off" aria-label="Choices">
<noscript><p class="site-note">The choices need JavaScript.</p></noscript>
<fieldset><legend>Logo</legend>
${radio('logo', '', 'The site’s own', true)}
${radio('logo', '/assets/template-preview-logo.svg', 'A stamp')}
${radio('logo', 'upload', 'A picture of yours')}
<label class="site-preview-field">Picture, which stays on this device
<input type="file" name="picture" accept="image/png,image/jpeg,image/gif,image/webp,image/avif,image/svg+xml"></label>
<label class="site-preview-field">Width <output name="pixels">32</output> px
<input type="range" name="width" min="24" max="120" value="32"></label>
<label class="site-preview-choice"><input type="checkbox" name="title" checked> Show the site’s title</label>
</fieldset>
<fieldset><legend>Colours</legend>
${palettes.map((choice, index) => radio('palette', JSON.stringify(choice.data), swatches(choice), index === 0))}
</fieldset>
<fieldset><legend>Fonts</legend>
${fontPairs.map(({ name, data }, index) => radio('fonts', JSON.stringify(data), name, index === 0))}
</fieldset>
<fieldset><legend>Screen</legend>
${radio('screen', 'wide', 'Full width', true)}
${radio('screen', 'phone', 'Phone')}
</fieldset>
<div class="site-actions">
<button class="site-button" name="finish" type="button">Finish</button>
<button class="site-button" data-kind="quiet" name="restart" type="button">Start over</button>
<button class="site-button" data-kind="quiet" name="clear" type="button">Hide colours and fonts</button>
</div>
<p class="site-preview-status" role="status"></p>
</form>`;
}

function radio(name: string, value: string, label: string | Html, isChecked = false): Html {
  return html`<label class="site-preview-choice"><input type="radio" name="${name}" value="${value}"${isChecked ? html` checked` : ''}> ${label}</label>`;
}

function swatches({ name, data }: Choice<{ readonly colors: readonly string[] }>): Html {
  const shown = [0, 2, 5, 7, 8].flatMap((index) => data.colors[index] ?? []);
  return html`<span>${name}</span>${
    shown.length > 0 &&
    html`<svg viewBox="0 0 ${shown.length * 16} 16" width="${shown.length * 16}" height="16" aria-hidden="true">${shown.map(
      (colour, index) =>
        html`<circle cx="${index * 16 + 8}" cy="8" r="7" fill="${colour}" stroke="#75817b"/>`,
    )}</svg>`
  }`;
}
