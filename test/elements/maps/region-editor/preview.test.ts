import { expect } from '@open-wc/testing';
import { rendered, until } from '../../../page-objects/until';
import { cleared, type LiveEditor, liveEditor } from './fixtures';

afterEach(cleared);

/** The preview, once it is drawn. */
async function mapOf({ host }: LiveEditor): Promise<HTMLElement> {
  await until(() => host.querySelector('nh-region-map [data-nh-region]') !== null);
  return host.querySelector('nh-region-map') as HTMLElement;
}

const labelsOn = (map: HTMLElement) =>
  [...map.querySelectorAll('text')].map((text) => text.textContent);

describe('the preview map', () => {
  it('follows the typed values', async () => {
    const editor = await liveEditor();
    const map = await mapOf(editor);
    await editor.type('CH/0', 'ctitle', 'The lake');
    expect(labelsOn(map)).to.include('The lake');
  });

  it('keeps the nodes of a region while its link and title are typed', async () => {
    const editor = await liveEditor();
    const map = await mapOf(editor);
    const link = map.querySelector('svg a');
    const label = [...map.querySelectorAll('text')].find((text) => text.textContent === 'Vienna');
    await editor.type('AT/0', 'link', '/donau');
    await until(() => link?.getAttribute('href')?.endsWith('/donau'));
    await editor.type('AT/0', 'ctitle', 'Vindobona');
    await until(() => label?.textContent === 'Vindobona');
    expect(link?.isConnected && label?.isConnected).to.equal(true);
    await editor.type('AT/0', 'link', '');
    await until(() => !link?.isConnected);
    await editor.type('AT/0', 'ctitle', '');
    await until(() => !labelsOn(map).includes('Vindobona'));
  });

  it('passes clicks on labels through to the shapes', async () => {
    const map = await mapOf(await liveEditor());
    const label = [...map.querySelectorAll('text')].find((text) => text.textContent === 'Vienna');
    expect(label?.hasAttribute('data-nh-of')).to.equal(true);
    expect(label && getComputedStyle(label).pointerEvents).to.equal('none');
  });

  it('is not drawn again for a search', async () => {
    const editor = await liveEditor();
    const map = (await mapOf(editor)) as HTMLElement & { settings: unknown };
    const before = map.settings;
    const search = editor.host.querySelector('[part="search"]') as HTMLInputElement;
    search.focus();
    document.execCommand('insertText', false, 'wien');
    await rendered();
    expect(editor.host.querySelectorAll('[part="row"]').length).to.equal(1);
    expect(map.settings).to.equal(before);
    await editor.type('AT/0', 'ctitle', 'Vindobona');
    expect(map.settings).to.not.equal(before);
  });

  const press = () => new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });

  it('focuses the row of a clicked region, and follows no links', async () => {
    const editor = await liveEditor();
    const click = press();
    (await mapOf(editor)).querySelector('a path')?.dispatchEvent(click);
    await rendered();
    expect(click.defaultPrevented).to.equal(true);
    expect(document.activeElement).to.equal(editor.input('AT/0', 'ctitle'));
  });

  const byId = [
    { id: 'AT-9', title: 'Wien', country: 'AT', ctitle: 'Vienna', link: '/wien' },
    { id: 'CH-1', title: 'Zürich', country: 'CH' },
  ];
  const file =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 570 810">' +
    '<path id="AT-9" d="M0 0h100v100h-100z"/><path id="CH-1" d="M200 0h100v100h-100z"/></svg>';

  /** The map shows the typed values, and focuses the rows. */
  async function works(editor: LiveEditor): Promise<void> {
    const map = await mapOf(editor);
    await editor.type('CH/0', 'ctitle', 'The lake');
    expect(labelsOn(map)).to.deep.equal(['Vienna', 'The lake']);
    map.querySelector('#AT-9')?.dispatchEvent(press());
    await rendered();
    expect(document.activeElement).to.equal(editor.input('AT/0', 'ctitle'));
  }

  it('is a copy of the printed SVG, with shapes named by the regions', async () => {
    const editor = await liveEditor({ regions: byId }, `<p>Please wait</p>${file}`);
    await works(editor);
    const isShown = (selector: string): boolean =>
      [...editor.host.querySelectorAll(selector)].some((one) => one.checkVisibility());
    expect([isShown('[part="preview"] svg'), isShown('p:not([part])')]).to.deep.equal([
      true,
      false,
    ]);
    expect(editor.host.querySelectorAll('#AT-9').length).to.equal(2);
    editor.host.remove();
    await editor.host.updateComplete;
    expect(editor.host.innerHTML.replaceAll('></path>', '/>')).to.equal(
      `<p>Please wait</p>${file}`,
    );
  });

  it('is the file named by the settings', async () => {
    const editor = await liveEditor({ regions: byId, src: '/editor-map.svg' });
    await until(() => editor.calls.length > 0);
    await editor.calls[0]?.answer(file);
    await works(editor);
  });

  it('is not an icon in the fallback content', async () => {
    const icon = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const editor = await liveEditor({}, icon);
    expect((await mapOf(editor)).querySelectorAll('svg').length).to.equal(1);
    expect(editor.host.querySelector('nh-region-map [d="M0 0h9v9z"]')).to.equal(null);
    const other = await liveEditor({ regions: byId }, `<p>${icon} Please wait</p>`);
    expect(other.host.querySelector('[part="preview"]')).to.equal(null);
  });

  it('is omitted if nothing can be drawn', async () => {
    const editor = await liveEditor({ regions: byId });
    expect(editor.host.querySelector('[part="preview"]')).to.equal(null);
  });
});
