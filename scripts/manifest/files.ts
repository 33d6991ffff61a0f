import type { Fields } from '../../src/core/settings';
import type { FoundContract } from '../contracts';
import { adoptedTypes } from './adopted-types';
import { classModule } from './class-module';
import { contractList } from './contract-list';
import { customElementsManifest } from './custom-elements';
import { defineModule } from './define-module';
import { htmlData } from './html-data';
import { json } from './json';
import { configurationSchema } from './json-schema/configuration-schema';
import { settingsSchema } from './json-schema/settings-schema';
import { libraryApi } from './library-api/document';
import { messageCatalogue, type Sentences } from './messages';
import { type PhpElement, settingsPhp } from './php/settings-php';
import { reactComponents } from './react-components';
import { settingsReference } from './reference/settings-reference';
import { registry } from './registry';
import { tagNames } from './tag-names';

/** What the generated files are made from. */
export interface ManifestSource {
  readonly found: readonly FoundContract[];
  /** The settings that every element may carry. */
  readonly common: Fields;
  /** What a site says of itself. */
  readonly configuration: Fields;
  readonly sentences: readonly Sentences[];
  /** `docs/elements.md` as it is. */
  readonly reference: string;
  /** The package's. */
  readonly version: string;
}

/** Every generated file's path and text. */
export function manifestFiles(source: ManifestSource): Map<string, string> {
  const { found, common, configuration, sentences, reference, version } = source;
  const described = found.flatMap(({ contract }) => describedBy(contract));
  const files = new Map<string, string>([
    ['custom-elements.json', json(customElementsManifest(found, version))],
    ['html-data.json', json(htmlData(found))],
    ['docs/library-openapi.json', json(libraryApi(version))],
    ['schemas/nh-config.json', json(configurationSchema(configuration))],
    ['schemas/settings.php', settingsPhp(described, common)],
    ['schemas/messages.en.json', json(messageCatalogue(sentences))],
    [
      'docs/elements.md',
      settingsReference(reference, { elements: described, common, configuration }),
    ],
    ['src/registry.ts', registry(found)],
    ['src/elements/built/adoption/types.ts', adoptedTypes(found)],
    ['src/elements/index.ts', contractList(found)],
    ['src/elements/tag-names.ts', tagNames(found)],
    ['src/react/index.ts', reactComponents(found)],
  ]);
  for (const element of described) {
    files.set(`schemas/${element.tag}.json`, json(settingsSchema(element, common)));
  }
  for (const one of found) {
    files.set(`src/define/${one.name}.ts`, defineModule(one));
    files.set(`src/elements/${one.folder}/index.ts`, classModule(one));
  }
  return files;
}

/** What the settings' files are made from; nothing for an element without settings. */
function describedBy({ tag, summary, since, settings }: FoundContract['contract']): PhpElement[] {
  return settings ? [{ tag, summary, since, settings }] : [];
}
