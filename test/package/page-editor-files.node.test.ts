import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

const folder = join(root, 'dist/cdn');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const scripts = names.filter((name) => name.endsWith('.js'));

/** Whether a script is one of the page editor. */
const isEditor = (name: string): boolean =>
  name === 'page-editor.js' || name.startsWith('chunks/editor/');

const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

const isBuilt = (path: string): boolean => scripts.includes(path);

/** The files that a script imports or may import, as paths in the layout. */
function importsOf(name: string): string[] {
  const found = textOf(name).matchAll(/["'`](\.{1,2}\/[\w./-]{1,200}\.js)["'`]/g);
  // Packages name files of theirs that are bundled.
  return [...found].map(([, path = '']) => join(dirname(name), path)).filter(isBuilt);
}

describe('the files of the page editor in the page layout', () => {
  it('are there, with a stylesheet', () => {
    expect(names).to.include.members(['page-editor.js', 'page-editor.css']);
    expect(scripts.filter(isEditor).length).to.be.greaterThan(2);
  });

  it('are imported by no other script, so that visitors get none of them', () => {
    const others = scripts.filter((name) => !isEditor(name));
    expect(others.filter((name) => importsOf(name).some(isEditor))).to.deep.equal([]);
    expect(others.filter((name) => textOf(name).includes('data-puck-entry'))).to.deep.equal([]);
    expect(textOf('preload.json')).not.to.include('editor/');
  });

  it('import no file that visitors load, whose code has no labels', () => {
    const foreign = scripts.filter(isEditor).flatMap(importsOf);
    expect(foreign.filter((path) => !isEditor(path))).to.deep.equal([]);
  });

  it('load the editor itself when a page has the tag only', () => {
    const start = textOf('page-editor.js');
    const statics = [
      ...start.matchAll(/\bimport(?!\()[^("'`]{0,2000}["'`](\.[^"'`]{1,200})["'`]/g),
    ];
    const first = statics.map(([, path = '']) => join(path));
    expect(first.filter((path) => textOf(path).includes('data-puck-entry'))).to.deep.equal([]);
  });

  it('name no font and no file of another host in styles', () => {
    expect(textOf('page-editor.css')).not.to.match(/@import|url\(["']?(?:https?:)?\/\//);
    expect(scripts.filter((name) => textOf(name).includes('rsms.me'))).to.deep.equal([]);
  });
});
