import { html } from 'hono/html';
import { layout } from '../../../pages/layout';
import type { Html, PageContext } from '../../../pages/page';
import { templateLibrarySettings } from '../../libraries/template-previews';
import type { Site } from '../../site';
import { type Document, documentPath } from '../document';
import { contentStyles } from '../views/document';
import { settingValues } from '../views/setting-values';
import { callsPath } from './address';
import { canvas } from './canvas';

/** The builder page: inserts templates into a document, and saves its elements as templates. */
export function buildView(context: PageContext, site: Site, document: Document): Html {
  const { title } = document;
  return layout(
    context,
    {
      title: `Build “${title}”`,
      description: 'Inserts templates into a document, and saves its elements as templates.',
      styles: [...contentStyles, context.assets.blocks, '/assets/build/build.css'],
      end: html`${libraryDialog(context)}
<script type="module" src="/assets/build/main.js" data-calls="${callsPath(document)}"></script>`,
    },
    html`<div class="site-heading"><h1>Build “${title}”</h1>
<p class="site-lead">What is inserted here is in the document at once:
<a href="${documentPath(document)}">see it as it is</a>. Each element has a menu, at its dots or by a right
click.</p></div>
<div class="build-tools">
<button type="button" class="site-button" data-do="insert">Insert a template</button>
<button type="button" class="site-button" data-kind="quiet" data-do="save">Save it all as a template</button>
</div>
<div class="build-notice" role="status"></div>
${canvas(site, document)}
${pageSettings(document)}
${elementMenu()}`,
  );
}

/** The document's page settings, which an inserted template may change. */
function pageSettings({ pageSettings = {} }: Document): Html {
  return html`<section class="cms-section build-settings" aria-labelledby="page-settings">
<h2 id="page-settings">Page settings</h2>
${Object.keys(pageSettings).length > 0 ? settingValues(pageSettings) : html`<p class="cms-meta">None: the theme’s defaults apply.</p>`}
</section>`;
}

/** The menu of all elements. When it opens, it gets the name of its element. */
function elementMenu(): Html {
  return html`<div class="build-menu" role="menu" popover="manual" aria-label="Actions">
<div role="menuitem" tabindex="-1" data-do="save">Save as a template</div>
<div role="menuitem" tabindex="-1" data-do="insert">Insert a template after it</div>
<div role="separator"></div>
<div role="menuitem" tabindex="-1" data-do="remove">Remove</div>
</div>`;
}

function libraryDialog({ account }: PageContext): Html {
  return html`<dialog class="build-library" aria-label="Template library">
<p class="build-library-head"><button type="button" class="site-button" data-kind="quiet" data-do="close">Close</button></p>
<div class="build-problem" role="alert"></div>
<nh-template-library settings="${JSON.stringify(templateLibrarySettings(account))}">
<p class="site-note">The library’s script has not loaded.</p>
</nh-template-library>
</dialog>`;
}
