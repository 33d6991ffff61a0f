import { readFileSync } from 'node:fs';

const files = [
  'core/parts/unseen',
  'ui/admin-tools',
  'ui/menu/menu',
  'editor/panel/settings-panel',
  'editor/page-editor/page-editor',
];

/** The stylesheets of the settings panel and of the page editor, for applications with an editor of their own. */
export function editorStyles(): string {
  return files.map((file) => readFileSync(`src/${file}.css`, 'utf8')).join('\n');
}
