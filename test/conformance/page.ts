import { type BuilderElement, DOCUMENT_FORMAT, type PageDocument } from '../../src/page';

/** A heading with a title. */
export const heading = (id: string, title: string): BuilderElement => ({
  id,
  elType: 'widget',
  widgetType: 'heading',
  settings: { title },
  elements: [],
});

/** A page with these elements. */
export const pageWith = (...content: BuilderElement[]): PageDocument => ({
  format: DOCUMENT_FORMAT,
  content,
  page_settings: {},
});
