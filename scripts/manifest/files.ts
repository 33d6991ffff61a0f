import type { FoundContract } from '../contracts';
import { classModule } from './class-module';
import { contractList } from './contract-list';
import { customElementsManifest } from './custom-elements';
import { defineModule } from './define-module';
import { htmlData } from './html-data';
import { json } from './json';
import { messageCatalogue, type Sentences } from './messages';
import { reactTypes } from './react-types';
import { registry } from './registry';
import { tagNames } from './tag-names';

/** What the generated files are made from. */
export interface ManifestSource {
  readonly found: readonly FoundContract[];
  readonly sentences: readonly Sentences[];
  /** The package's. */
  readonly version: string;
}

/** Every generated file's path and text. */
export function manifestFiles({ found, sentences, version }: ManifestSource): Map<string, string> {
  const files = new Map<string, string>([
    ['custom-elements.json', json(customElementsManifest(found, version))],
    ['html-data.json', json(htmlData(found))],
    ['schemas/messages.en.json', json(messageCatalogue(sentences))],
    ['src/registry.ts', registry(found)],
    ['src/elements/index.ts', contractList(found)],
    ['src/elements/tag-names.ts', tagNames(found)],
    ['src/react.ts', reactTypes(found)],
  ]);
  for (const one of found) {
    files.set(`src/define/${one.name}.ts`, defineModule(one));
    files.set(`src/elements/${one.folder}/index.ts`, classModule(one));
  }
  return files;
}
