import { expect } from '@open-wc/testing';
import { rendered } from '../../../page-objects/until';
import { cleared, type LiveEditor, liveEditor, logged } from './fixtures';

afterEach(cleared);

const rows = ({ host }: LiveEditor) =>
  [...host.querySelectorAll('[part="row"]')].map((row) => row.getAttribute('data-region'));

async function search({ host }: LiveEditor, text: string): Promise<void> {
  const input = host.querySelector('[part="search"]') as HTMLInputElement;
  input.select();
  document.execCommand('insertText', false, text);
  await rendered();
}

describe('the search of the editor', () => {
  it('finds rows by title, custom title and country, grouped by country', async () => {
    const editor = await liveEditor();
    const headings = [...editor.host.querySelectorAll('h2')].map((heading) => heading.textContent);
    expect(headings).to.deep.equal(['Austria', 'Switzerland']);
    await search(editor, 'zuri');
    expect(rows(editor)).to.deep.equal(['CH/0']);
    await search(editor, 'nowhere');
    expect(editor.host.querySelector('[part="rows"]')?.textContent).to.equal('No regions match.');
  });

  it('searches typed titles, not the ones they replace', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'Vindobona');
    await search(editor, 'vindo');
    expect(rows(editor)).to.deep.equal(['AT/0']);
    await search(editor, 'vienna');
    expect(rows(editor)).to.deep.equal([]);
  });

  it('keeps a row visible while its title is typed', async () => {
    const editor = await liveEditor();
    await search(editor, 'vienna');
    await editor.type('AT/0', 'ctitle', 'Something else');
    expect(rows(editor)).to.deep.equal(['AT/0']);
  });
});
