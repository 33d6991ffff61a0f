import type { Fields } from '../../src/core/settings';
import { pageEditor } from '../../src/editor/element/page-editor.element';
import { DOCUMENT_FORMAT } from '../../src/page';
import type { Block } from '../../src/page/blocks';
import type { FoundContract } from '../contracts';
import { adoptedTypes } from './adopted-types';
import { classModule } from './class-module';
import { contractList } from './contract-list';
import { customElementsManifest } from './custom-elements';
import { defineModule } from './define-module';
import { patternModule, patterns } from './examples/patterns';
import { frameworkTypes } from './framework-types';
import { htmlData } from './html-data';
import { json } from './json';
import { configurationSchema } from './json-schema/configuration-schema';
import { type PageFields, pageSchema } from './json-schema/page-schema';
import { settingsSchema } from './json-schema/settings-schema';
import { type ModuleMessages, messageCatalogue } from './messages';
import { openApi } from './open-api/document';
import { libraryApi } from './open-api/library';
import { pageApi } from './open-api/pages';
import { type PhpElement, settingsPhp } from './php/settings-php';
import { reactComponents } from './react-components';
import { blocksPage } from './reference/blocks-page';
import { trackingReference } from './reference/catalogue-tables';
import { configurationPage } from './reference/configuration-page';
import { editorPage, elementPage } from './reference/element-page';
import { withElementsTable } from './reference/elements-table';
import { eventsPage } from './reference/events-page';
import { kitsApiGuide } from './reference/kit-routes';
import { pageSettingsGuide, pagesGuide, settingValuesGuide } from './reference/pages-guide';
import { registry } from './registry';
import { settingsTypes } from './settings-types';
import { tagNames } from './tag-names';
import { catalogueModule } from './tracking/catalogue-module';
import { adminEvents } from './tracking/declarations';
import { eventMapModule } from './tracking/event-map-module';
import { eventTypesModule } from './tracking/event-types-module';
import { trackedEvents } from './tracking/tracked-events';
import { webTypes } from './web-types';

/** The sources of the generated files. */
export interface ManifestSource {
  readonly found: readonly FoundContract[];
  readonly blocks: readonly Block[];
  /** The settings that every element accepts. */
  readonly common: Fields;
  /** The keys of a site's configuration. */
  readonly configuration: Fields;
  /** The settings of a page and of its elements. */
  readonly pageFields: PageFields;
  readonly messages: readonly ModuleMessages[];
  /**
   * Returns the present text of a page by its path, such as `docs/configuration.md`; empty for a missing
   * page.
   */
  readonly page: (path: string) => string;
  /** The package's version. */
  readonly version: string;
}

const CONFIGURATION = 'docs/configuration.md';
const TRACKING = 'docs/tracking.md';
const PAGES = 'docs/pages.md';
const PAGE_SETTINGS = 'docs/page-settings.md';
const SETTING_VALUES = 'docs/setting-values.md';
const BLOCKS = 'docs/blocks.md';
const EVENTS = 'docs/events.md';
const KITS_API = 'docs/kits-api.md';
const PAGE_EDITOR = 'docs/elements/page-editor.md';

/** Returns the text of every generated file, by its path. */
export function manifestFiles(source: ManifestSource): Map<string, string> {
  const { found, blocks, common, configuration, pageFields, messages, page, version } = source;
  const described = found.flatMap(({ contract }) => describedBy(contract));
  const files = new Map<string, string>([
    ['custom-elements.json', json(customElementsManifest(found, version))],
    ['html-data.json', json(htmlData(found))],
    ['web-types.json', json(webTypes(found, version))],
    ['docs/library-openapi.json', json(openApi(libraryApi, version))],
    ['docs/pages-openapi.json', json(openApi(pageApi, version))],
    ['schemas/nh-config.json', json(configurationSchema(configuration))],
    ['schemas/nh-page.json', json(pageSchema(pageFields, DOCUMENT_FORMAT))],
    ['schemas/settings.php', settingsPhp(described, common, pageFields)],
    ['schemas/messages.en.json', json(messageCatalogue(messages))],
    ...['README.md', 'docs/elements/README.md'].map(
      (path) => [path, withElementsTable(page(path), found, path)] as const,
    ),
    ...trackingFiles(found, page),
    [CONFIGURATION, configurationPage(page(CONFIGURATION), configuration, common)],
    [PAGES, pagesGuide(page(PAGES), pageFields)],
    [PAGE_SETTINGS, pageSettingsGuide(page(PAGE_SETTINGS), pageFields)],
    [SETTING_VALUES, settingValuesGuide(page(SETTING_VALUES))],
    [BLOCKS, blocksPage(page(BLOCKS), blocks)],
    [EVENTS, eventsPage(page(EVENTS), found)],
    [KITS_API, kitsApiGuide(page(KITS_API))],
    [PAGE_EDITOR, editorPage(page(PAGE_EDITOR), pageEditor)],
    ['schemas/patterns.json', json(patterns(found, blocks))],
    ['src/editor/nodes/patterns.ts', patternModule(patterns(found, blocks))],
    ['src/registry.ts', registry(found)],
    ['src/builder/adoption/types.ts', adoptedTypes(found)],
    ['src/elements/index.ts', contractList(found)],
    ['src/elements/settings-types.ts', settingsTypes(found, common)],
    ['src/elements/tag-names.ts', tagNames(found)],
    ['src/react/index.ts', reactComponents(found)],
    ...frameworkTypes(found),
  ]);
  for (const element of described) {
    files.set(`schemas/${element.tag}.json`, json(settingsSchema(element, common)));
  }
  for (const one of found) {
    const path = `docs/elements/${one.name}.md`;
    files.set(path, elementPage(page(path), one));
    files.set(`src/define/${one.name}.ts`, defineModule(one));
    files.set(`src/elements/${one.folder}/index.ts`, classModule(one));
  }
  return files;
}

/** The files that tracking gets from the contracts; it imports nothing of ours. */
function trackingFiles(
  found: ManifestSource['found'],
  page: ManifestSource['page'],
): [path: string, text: string][] {
  const sources = trackedEvents(found);
  const events = adminEvents(sources);
  return [
    [TRACKING, trackingReference(page(TRACKING), events)],
    ['src/tracking/catalogue/generated.ts', catalogueModule(events)],
    ['src/tracking/element-events/generated.ts', eventMapModule(sources)],
    ['src/tracking/element-events/admin-event-types.ts', eventTypesModule(sources)],
  ];
}

/** The element's settings, as data for their files; nothing for an element without settings. */
function describedBy({ tag, summary, since, settings }: FoundContract['contract']): PhpElement[] {
  return settings ? [{ tag, summary, since, settings }] : [];
}
