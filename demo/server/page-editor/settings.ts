import { nodeKinds } from '../../../src/editor/nodes/kinds';
import {
  type PageDocument,
  readDocument,
  siteBreakpoints,
  siteConfiguration,
} from '../../../src/page';
import { dataNeeds } from '../../../src/print';
import type { PageContext } from '../../pages/page';
import type { Document } from '../cms/document';
import { listedDocuments } from '../cms/documents';
import { siteAnswers } from '../cms/printing/site-answers';
import { siteSettings } from '../cms/site-settings';
import { isCanvas } from '../cms/views/canvas';
import { contentStyles } from '../cms/views/document';
import { withBlockContents } from '../editor/saved-block-rows';
import { editableSettings } from '../editor/site-settings';
import { forms } from '../forms/definitions';
import { templateLibrarySettings } from '../libraries/template-previews';
import type { Site } from '../site';
import { draftPath, editorPath } from './address';

/** The settings of `<nh-page-editor>` for a page of this site. */
export function editorSettings(
  site: Site,
  { assets, config, account }: PageContext,
  { document, draft }: { readonly document: Document; readonly draft: PageDocument },
): Readonly<Record<string, unknown>> {
  const { colors, fonts, layout } = siteSettings(site.database);
  const settings = editableSettings(site);
  return {
    stylesheets: [...siteStyles(document, assets.theme), assets.css, assets.blocks],
    modules: [assets.autoload],
    config: {
      ...config,
      ...siteConfiguration(settings),
      features: ['nested-elements', 'container'],
    },
    breakpoints: siteBreakpoints(settings),
    kit: { ...layout, ...fonts, ...colors },
    answers: siteAnswers(site, { document }, [
      ...dataNeeds(withEveryKind(withBlockContents(site.database, draft))),
      // The settings panel offers these forms.
      ...forms.map(({ id }) => ({ kind: 'form', id: `${id}` }) as const),
    ]),
    pages: listedDocuments(site.database, 'page').map((page) => ({
      title: page.title,
      address: editorPath(page),
    })),
    language: 'en-GB',
    account: true,
    media: true,
    templates: templateLibrarySettings(account),
    themeUrl: '/content/templates',
    helpUrl: '/docs/editor',
    exitUrl: '/content',
    previewUrl: draftPath(document),
  };
}

/** The stylesheets of the site around the document. */
function siteStyles(document: Document, theme: string): readonly string[] {
  if (isCanvas(document)) return [theme, '/assets/starters.css'];
  return ['/assets/site.css', '/assets/palettes.css', '/assets/pages.css', ...contentStyles];
}

/** A page with one node of each kind besides its own: its editor can insert all of them. */
function withEveryKind(draft: PageDocument): PageDocument {
  const samples = [...nodeKinds.values()].map(({ name, elType, settings }) => ({
    id: name,
    elType,
    ...(elType === 'widget' && { widgetType: name }),
    settings,
    elements: [],
  }));
  return readDocument({ ...draft, content: [...draft.content, ...samples] }).document;
}
