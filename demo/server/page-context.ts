import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { accountSettings } from '../pages/header-settings';
import type { Page, PageContext } from '../pages/page';
import { paletteSettings } from '../pages/palettes';
import { accountOf } from './account/account';
import { clickNonce } from './clicks/calls';
import { newChallenges } from './forms/challenges';
import type { FormDefinition } from './forms/definition';
import { formBySlug } from './forms/definitions';
import { formMarkup } from './forms/markup/form';
import type { FormView, PostedState } from './forms/markup/view';
import { locale } from './forms/schema';
import { formSettings } from './forms/settings';
import { isAdministrator, sessionOf } from './outbox/sessions';
import { allWorks, selectedWorks } from './portfolio/rest/select';
import { isFramed } from './preview/frames';
import { savedRegions } from './regions/records';
import { restNonce } from './rest-nonce';
import type { Site } from './site';
import { trackingConfig } from './tracked/consent';

/** A form that was posted without JavaScript, with its result. */
export interface PostedForm extends PostedState {
  readonly unitTag: string;
}

/**
 * The context that a page is rendered with. The form with the posted unit tag shows the result of the post.
 *
 * @param cookies the request's `Cookie` header
 */
export function pageContext(site: Site, url: URL, posted?: PostedForm, cookies = ''): PageContext {
  let printed = 0;
  const nextView = (slug: string): FormView => {
    const form = formBySlug(slug);
    const pageId = pageIdOf(url.pathname);
    printed += 1;
    const unitTag = unitTagOf(form, pageId, printed);
    return {
      form,
      challenges: newChallenges(site, form),
      unitTag,
      pageId,
      action: `${url.pathname}${url.search}#${unitTag}`,
      posted: posted?.unitTag === unitTag ? posted : undefined,
    };
  };
  return {
    url,
    assets: site.assets,
    config: {
      ...languageConfig(url),
      colorSwitcher: paletteSettings,
      account: accountSettings,
      ...trackingConfig(cookies),
    },
    isSwitched: /(^|; )astraColorSwitcherState=true(;|$)/.test(cookies),
    form: (slug) => formMarkup(nextView(slug)),
    formSettings: (slug) => formSettings(nextView(slug)),
    works(name, wanted = {}) {
      const collection = site.works.find((one) => one.name === name);
      return selectedWorks(collection?.works() ?? [], { ...allWorks, ...wanted });
    },
    regions: () => savedRegions(site.database),
    clickNonce: clickNonce(site),
  };
}

/** The language in the address, `?language=de`, to see the elements' words in it: the demo's own texts stay English. */
function languageConfig({ searchParams }: URL): { readonly locale: string; readonly rtl?: true } {
  const asked = searchParams.get('language') ?? '';
  if (!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(asked)) return { locale };
  return { locale: asked, ...(asked.startsWith('ar') && { rtl: true }) };
}

/** The page context for the visitor who sent the request. */
export function visitorContext(site: Site, context: Context, posted?: PostedForm): PageContext {
  const url = new URL(context.req.url);
  const page = pageContext(site, url, posted, context.req.header('Cookie'));
  return {
    ...page,
    config: { ...page.config, ...adminConfig(site, context) },
    account: accountOf(site, context),
    isFramed: isFramed(context),
  };
}

/** The configuration for administrators' pages only: the nonce of REST calls. */
function adminConfig(site: Site, context: Context): { readonly restNonce?: string } {
  const session = sessionOf(site, context);
  return session && isAdministrator(site, session) ? { restNonce: restNonce(site, session) } : {};
}

/** The unit tags of the forms that a page prints as markup. Only these forms can be posted without JavaScript. */
export async function unitTagsOn(site: Site, page: Page, url: URL): Promise<readonly string[]> {
  const pageId = pageIdOf(url.pathname);
  const tags: (string | undefined)[] = [];
  await page.render({
    ...pageContext(site, url),
    form(slug) {
      tags.push(unitTagOf(formBySlug(slug), pageId, tags.length + 1));
      return html``;
    },
    // A form drawn by a script takes a number, but could not show the result of a post.
    formSettings() {
      tags.push(undefined);
      return {};
    },
  });
  return tags.filter((tag) => tag !== undefined);
}

function unitTagOf(form: FormDefinition, pageId: number, count: number): string {
  return `wpcf7-f${form.id}-p${pageId}-o${count}`;
}

/** A page id made from the path: stable over restarts, like a CMS's post id. */
function pageIdOf(path: string): number {
  return createHash('sha256').update(path).digest().readUInt16BE(0);
}
