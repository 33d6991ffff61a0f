import type { DocumentFile } from '../../../src/api/kits/files';
import { manifestOf } from '../../elements/kits/archive/kit-file';
import { type ZipEntry, zipFile } from '../../elements/kits/archive/zip-file';

/** The content of a generated kit: files by name, as JSON or bytes, and parts of its manifest. */
export interface MadeKit {
  readonly manifest?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, unknown>>;
}

/** The zip of a generated kit. */
export function madeKit({ manifest, files = {} }: MadeKit): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(
    ([name, content]): ZipEntry => ({
      name,
      content: content instanceof Uint8Array ? content : JSON.stringify(content),
    }),
  );
  return zipFile([{ name: 'manifest.json', content: manifestOf(manifest) }, ...entries]);
}

/** A page of a kit. */
export function pageFile(changes: Partial<DocumentFile> = {}): DocumentFile {
  return {
    type: 'page',
    doc_type: 'wp-page',
    slug: 'made-up',
    title: 'Made up',
    excerpt: '',
    status: 'publish',
    author: 'somebody',
    created: '2026-01-02T03:04:05.000Z',
    edited: '2026-01-03T03:04:05.000Z',
    content: [],
    terms: {},
    ...changes,
  };
}

/** A widget of the page builder. */
export function widget(widgetType: string, settings: Readonly<Record<string, unknown>>) {
  return { id: 'a1b2c3d', elType: 'widget' as const, widgetType, settings, elements: [] };
}

/** A kit with these pages. */
export function kitOfPages(...pages: readonly unknown[]): Uint8Array<ArrayBuffer> {
  const ids = pages.map((_, at) => String(at + 1));
  const entry = { title: 'Made up', doc_type: 'wp-page' };
  return madeKit({
    manifest: { content: { page: Object.fromEntries(ids.map((id) => [id, entry])) } },
    files: Object.fromEntries(pages.map((page, at) => [`content/page/${at + 1}.json`, page])),
  });
}
