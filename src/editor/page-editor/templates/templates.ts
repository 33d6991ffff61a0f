import {
  type BlockContent,
  type PageDocument,
  type SavedSettings,
  withSavedBlocks,
} from '../../../page';
import { fromBuilder } from '../../../print';
import { elementOf } from '../../data/from-puck';
import { nodeName } from '../tree/node-name';
import type { TreeNode } from '../tree/page-tree';

/** A template to save, as `<nh-template-library>` takes it. */
export interface TemplateDraft {
  readonly title: string;
  readonly type: string;
  readonly content: PageDocument['content'];
  readonly page_settings: SavedSettings;
}

/** A template that the person has chosen to insert. */
export interface ChosenTemplate {
  readonly title: string;
  readonly content: unknown;
  /** The page settings to apply; null to keep those of the page. */
  readonly pageSettings: unknown;
}

/**
 * Returns a node as a template. Global blocks in it become copies, since a template may go to other sites.
 *
 * @param contentOf the contents of global blocks
 */
export function nodeTemplate(node: TreeNode, contentOf: BlockContent): TemplateDraft {
  const content = [elementOf(node.data)];
  const type = content[0]?.elType ?? 'widget';
  return { ...complete({ content, page_settings: {} }, contentOf), type, title: nodeName(node) };
}

/** Returns a page as a template, with its settings. */
export function pageTemplate(page: PageDocument, contentOf: BlockContent): TemplateDraft {
  const { post_title } = page.page_settings;
  const title = typeof post_title === 'string' ? post_title : '';
  return { ...complete(page, contentOf), type: 'page', title };
}

function complete(
  { content, page_settings }: Omit<PageDocument, 'format'>,
  contentOf: BlockContent,
): Pick<TemplateDraft, 'content' | 'page_settings'> {
  const page = withSavedBlocks({ format: 1, content, page_settings }, contentOf);
  return { content: page.content, page_settings: withoutIdentity(page_settings) };
}

/** Reads a template: of this library, or one that the page builder has saved. Unknown widgets become fixed blocks. */
export function readTemplate({ content, pageSettings }: ChosenTemplate): PageDocument {
  const { document } = fromBuilder({ content, page_settings: pageSettings ?? {} });
  return { ...document, page_settings: withoutIdentity(document.page_settings) };
}

/** Removes the settings that belong to one page: title, slug, status, and the texts for search engines. */
function withoutIdentity(settings: SavedSettings): SavedSettings {
  return Object.fromEntries(
    Object.entries(settings).filter(([key]) => !/^(?:post|seo)_/.test(key)),
  );
}
