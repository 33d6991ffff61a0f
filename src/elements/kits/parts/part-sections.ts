import type { KitPart } from '../../../api/kits/manifest';
import { sectionKeys } from '../../../api/kits/sections';
import { createSectionRegistry, type ExportGroups, type SectionRegistry } from '../sections';
import { partMessage } from './messages';
import type { PartContents } from './part-contents';
import { addRegistered } from './registrations';

/** Places sections of the server after those that scripts have registered. */
const SERVERS_ORDER = 100;

/**
 * The sections of a part: built-in ones with content, those registered by the page, and those that only the
 * server knows.
 */
export function partSections(
  part: KitPart,
  contents: PartContents,
  exportGroups: ExportGroups,
): SectionRegistry {
  const registry = createSectionRegistry(exportGroups);
  for (const key of sectionKeys[part]) {
    registry.register({
      key,
      title: partMessage(`kit.section.${key}`),
      isAvailable: () => Object.hasOwn(contents, key),
      getInitialState: part === 'templates' ? registry.importInitialState(key, true) : null,
    });
  }
  addRegistered(part, registry);
  for (const [key, { title }] of Object.entries(contents)) {
    if (!registry.get(key))
      registry.register({ key, title: title?.trim() || key, order: SERVERS_ORDER });
  }
  return registry;
}
