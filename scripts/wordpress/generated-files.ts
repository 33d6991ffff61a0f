import { imageTypes } from '../../server/image-type';
import {
  kitErrorStatuses,
  kitRequestErrorStatuses,
  libraryErrorStatuses,
  pageErrorStatuses,
} from '../../src/api/error-statuses';
import { archiveLimits } from '../../src/api/kits/archive-fault';
import { BUILDER_KIT_VERSION } from '../../src/api/kits/files';
import { builderSwitches, templateGroups } from '../../src/api/kits/sections';
import { SELECTION_SIZE } from '../../src/api/kits/selection';
import { plans } from '../../src/api/libraries/account';
import { BULK_SIZE, MOST_IDS } from '../../src/api/libraries/bulk';
import { MOST_CHOICES, PAGE_LIMIT, sortKeys } from '../../src/api/libraries/listing';
import {
  MOST_TEMPLATES,
  TEMPLATE_SIZE,
  TEMPLATES_SIZE,
  TITLE_LENGTH,
} from '../../src/api/libraries/template';
import { MOST_ELEMENTS, NAME_LENGTH, PAGE_SIZE } from '../../src/api/pages/document';
import { LOCK_LIFE } from '../../src/api/pages/lock';
import { MOST_NOTES, NOTE_LENGTH } from '../../src/api/pages/note';
import { MOST_RECENT, standardPreferences } from '../../src/api/pages/preferences';
import { BLOCK_SIZE } from '../../src/api/pages/saved-block';
import type { Route } from '../../src/api/route';
import { cloudRoutes, servicePath } from '../../src/api/routes';
import { staticWidgets } from '../../src/builder/static-widgets';
import { builderDevices } from '../../src/core/breakpoints/builder-devices';
import { defineSettings } from '../../src/core/settings';
import { flatFields } from '../../src/core/settings/style/groups';
import { blocks } from '../../src/page/blocks';
import { MOST_LEVELS } from '../../src/page/element';
import { MOST_BLOCK_TEXT, MOST_EXPANDED } from '../../src/page/saved-blocks';
import { siteSettingFields } from '../../src/page/site/site-settings';
import { type FoundContract, findCommonSettings, root } from '../contracts';
import { phpText } from '../manifest/php/php-text';
import { fieldsData } from '../manifest/php/settings-php';
import { findSettingTexts } from '../manifest/setting-texts';
import { blockJson, blockPatterns, titleOf } from './blocks';
import { takesContent } from './content';
import { groupTitles } from './group-titles';
import { translationFiles } from './translated-texts';
import { translationTemplate } from './translations';

/** The limits of the routes, and the statuses of their error codes. */
const api = {
  statuses: {
    ...kitErrorStatuses,
    ...kitRequestErrorStatuses,
    ...pageErrorStatuses,
    ...libraryErrorStatuses,
  },
  // The kits' API and that of the libraries have one code with two statuses.
  kitStatuses: { ...libraryErrorStatuses, ...kitErrorStatuses, ...kitRequestErrorStatuses },
  archive: archiveLimits,
  builderKitVersion: BUILDER_KIT_VERSION,
  selectionSize: SELECTION_SIZE,
  plans,
  builderSwitches,
  templateGroups,
  lockLife: LOCK_LIFE,
  noteLength: NOTE_LENGTH,
  mostNotes: MOST_NOTES,
  pageSize: PAGE_SIZE,
  mostElements: MOST_ELEMENTS,
  nameLength: NAME_LENGTH,
  blockSize: BLOCK_SIZE,
  mostLevels: MOST_LEVELS,
  mostExpanded: MOST_EXPANDED,
  mostBlockText: MOST_BLOCK_TEXT,
  titleLength: TITLE_LENGTH,
  templateSize: TEMPLATE_SIZE,
  templatesSize: TEMPLATES_SIZE,
  mostTemplates: MOST_TEMPLATES,
  bulkSize: BULK_SIZE,
  mostIds: MOST_IDS,
  pageLimit: PAGE_LIMIT,
  mostChoices: MOST_CHOICES,
  sortKeys,
};

/** The routes of the cloud library, with the paths, types and limits with which the site forwards them. */
const cloud = Object.values<Route>(cloudRoutes)
  // `/templates/filters` comes before `/templates/{id}`.
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map(({ method, path, query, body, response, maxBytes }) => ({
    method,
    path,
    service: servicePath(path),
    query: Object.keys(query?.shape ?? {}),
    types: responseTypes(response),
    most: body && 'file' in body ? archiveLimits.size : (maxBytes ?? null),
  }));

function responseTypes(response: Route['response']): readonly string[] {
  if (!('file' in response)) return ['application/json'];
  return response.file === 'image/*' ? imageTypes : [response.file];
}

/** What the page editor keeps for the site and for accounts, with the parts of a typography in the kit. */
const site = {
  devices: builderDevices,
  settings: fieldsData(flatFields(siteSettingFields)),
  typography: fieldsData(flatFields(defineSettings({ typography: { kind: 'typography' } }))),
  preferences: standardPreferences,
  mostRecent: MOST_RECENT,
};

/** The generated files of the WordPress plugin, by path. */
export async function generatedFiles(
  found: readonly FoundContract[],
): Promise<Readonly<Record<string, string>>> {
  const visitors = found.filter(({ contract }) => contract.category !== 'cms');
  const jsons = visitors.map(
    (one) => [one.contract.tag.slice('nh-'.length), blockJson(one)] as const,
  );
  const metadata = jsons.map(([, json]) => json);
  const patterns = visitors.flatMap(blockPatterns);
  const { labels, docs } = await findSettingTexts();
  const files = jsons.map(([name, json]) => [
    `blocks/${name}/block.json`,
    `${JSON.stringify(json, null, 2)}\n`,
  ]);
  const common = {
    settings: fieldsData(await findCommonSettings()),
    devices: Object.keys(builderDevices),
  };
  return {
    ...Object.fromEntries(files),
    'languages/nh-elements.pot': await translationTemplate(
      `${root}wordpress/nh-elements`,
      metadata,
      patterns,
      { labels: [...labels, ...(await groupTitles(visitors))], docs },
    ),
    ...(await translationFiles(`${root}wordpress/nh-elements`, metadata, patterns)),
    'blocks/manifest.php': dataFile('The blocks', Object.fromEntries(jsons)),
    'data/elements.php': elementsPhp(visitors),
    'data/tools.php': dataFile(
      'The tags of the administrators’ tools',
      found.filter((one) => !visitors.includes(one)).map(({ contract }) => contract.tag),
    ),
    'data/common.php': dataFile('What all elements share', common),
    'data/patterns.php': dataFile('Patterns of blocks', patterns),
    'data/api.php': dataFile('The limits and the statuses of the routes', api),
    'data/cloud.php': dataFile('The routes of the cloud library', cloud),
    'data/site.php': dataFile('The settings of the site and of the page editor', site),
    'data/builder-widgets.php': builderWidgetsPhp(found),
  };
}

/** The elements that visitors see, with attributes and settings. */
function elementsPhp(visitors: readonly FoundContract[]): string {
  const data = visitors.map((found) => {
    const { tag, summary, category, props, settings = {} } = found.contract;
    const attributes = Object.values(props).filter(({ attribute }) => attribute);
    return [
      tag,
      {
        title: titleOf(tag),
        summary,
        category,
        content: takesContent(found),
        attributes: fieldsData(
          Object.fromEntries(attributes.map((field) => [field.attribute, field])),
        ),
        settings: fieldsData(settings),
      },
    ];
  });
  return dataFile('The elements that visitors see', Object.fromEntries(data));
}

/** The page builder's widgets that we bring alive, and those that need no script. */
function builderWidgetsPhp(found: readonly FoundContract[]): string {
  const adopted = found.flatMap(({ contract }) => contract.adopts?.type.split('.', 1) ?? []);
  return dataFile('The page builder’s widgets that the library knows', [
    ...new Set([...adopted, ...blocks.keys(), ...staticWidgets]),
  ]);
}

function dataFile(title: string, data: unknown): string {
  return `<?php
/**
 * ${title}. Generated by \`npm run build:wordpress\` from the contracts.
 *
 * @package NhElements
 */

defined( 'ABSPATH' ) || exit;

return ${phpText(data)};
`;
}
