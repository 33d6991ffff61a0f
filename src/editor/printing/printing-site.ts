import type { Elements } from '../../page';
import type { PageBackEnd } from '../saving/page-back-end';
import type { SavedBlocks } from '../site/saved-blocks';
import type { SiteSettings } from '../site/site-settings';
import type { SiteVariables } from '../site/site-variables';

/** Prints the pages that a change has outdated. It does not wait for them, and reports a failure itself. */
export type PrintOutdated = () => void;

/** The contents of the saved blocks that the editor has read or saved, by id. */
export type KnownContents = Map<string, Elements>;

/** Saved blocks after whose changes outdated pages are printed. Their contents are kept in `known`. */
export function printingBlocks(
  blocks: SavedBlocks,
  known: KnownContents,
  print: PrintOutdated,
): SavedBlocks {
  return {
    ...blocks,
    async read(id) {
      const block = await blocks.read(id);
      if (block) known.set(id, block.content);
      return block;
    },
    async add(title, content) {
      const block = await blocks.add(title, content);
      known.set(block.id, content);
      return block;
    },
    async change(id, revision, change) {
      const block = await blocks.change(id, revision, change);
      if (block && change.content) {
        known.set(id, change.content);
        print();
      }
      return block;
    },
    async remove(id) {
      await blocks.remove(id);
      known.delete(id);
      print();
    },
  };
}

/** Variables after whose changes outdated pages are printed. */
export function printingVariables(variables: SiteVariables, print: PrintOutdated): SiteVariables {
  return {
    ...variables,
    change: async (variable) => printed(await variables.change(variable), print),
    remove: async (variable) => printed(await variables.remove(variable), print),
  };
}

/** Settings of the site after whose changes outdated pages are printed. */
export function printingSettings(settings: SiteSettings, print: PrintOutdated): SiteSettings {
  return {
    ...settings,
    change: async (revision, change) => printed(await settings.change(revision, change), print),
  };
}

/** A page after whose publication outdated pages are printed: a block may have changed since the draft was saved. */
export function printingBackEnd(backEnd: PageBackEnd, print: PrintOutdated): PageBackEnd {
  return {
    ...backEnd,
    publish: async (base, status) => printed(await backEnd.publish(base, status), print),
  };
}

function printed<Value>(value: Value, print: PrintOutdated): Value {
  print();
  return value;
}
