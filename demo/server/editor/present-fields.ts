import type { PageDocument } from '../../../src/page';
import type { Document } from '../cms/document';
import type { PageState } from './page-state';

/** The newest revision with the status that the page has now, and with its slug unless the draft changes it. */
export function withPresentFields(
  { newest: { document, number }, published }: PageState,
  { slug, status }: Document,
): PageDocument {
  const { post_name = slug } = document.page_settings;
  const name = number === published ? slug : post_name;
  const settings = { ...document.page_settings, post_name: name, post_status: status };
  return { ...document, page_settings: settings };
}
