import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Html, PageContext } from '../../pages/page';
import { administratorPage } from '../cms/administrator-page';
import { insertionTarget } from '../cms/build/target';
import { listedDocuments } from '../cms/documents';
import { screen } from '../cms/views/screens';
import { templateLibrarySettings } from '../libraries/template-previews';
import type { Site } from '../site';

/** The screens of the kit tools, for administrators. */
export function kitPages(site: Site): Hono {
  const app = new Hono();
  app.get('/kit-export', (context) =>
    administratorPage(site, context, (page) => context.html(exportView(page, site))),
  );
  app.get('/kit-import', (context) =>
    administratorPage(site, context, (page) => context.html(importView(page))),
  );
  app.get('/kit-library', (context) =>
    administratorPage(site, context, (page) => context.html(libraryView(page))),
  );
  app.get('/template-library', (context) =>
    administratorPage(site, context, (page) => context.html(templatesView(page, site))),
  );
  return app;
}

function exportView(context: PageContext, { kits }: Site): Html {
  const settings = {
    name: 'Linden Bindery',
    cloud: kits.library !== undefined,
    draftsId: context.account?.name,
  };
  return screen(
    context,
    'Export a kit',
    'This site or parts of it, as one file that another site can import.',
    html`<nh-kit-export settings="${JSON.stringify(settings)}">
<p class="site-note">The export’s script has not loaded.</p>
</nh-kit-export>`,
  );
}

function importView(context: PageContext): Html {
  return screen(
    context,
    'Import a kit',
    'The content of another site, exported as a kit. You choose what to import, and can undo it.',
    html`<nh-kit-import>
<p class="site-note">The import’s script has not loaded.</p>
</nh-kit-import>`,
  );
}

function libraryView(context: PageContext): Html {
  return screen(
    context,
    'Kit library',
    'The kits of your account, for this and your other sites.',
    html`<nh-kit-library>
<p class="site-note">The library’s script has not loaded.</p>
</nh-kit-library>`,
  );
}

function templatesView(context: PageContext, { database }: Site): Html {
  return screen(
    context,
    'Template library',
    'The templates of this site, and those of your account in the cloud.',
    html`${insertionTarget([
      ...listedDocuments(database, 'page'),
      ...listedDocuments(database, 'post'),
    ])}
<nh-template-library settings="${JSON.stringify(templateLibrarySettings(context.account))}">
<p class="site-note">The library’s script has not loaded.</p>
</nh-template-library>`,
  );
}
