import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { rendered } from '../../../page-objects/until';
import { cleared, type LiveEditor, liveEditor, logged, reloaded } from './fixtures';

const phone = { width: 390, height: 800 };
const wide = { width: 800, height: 600 };

beforeEach(() => setViewport(phone));
afterEach(async () => {
  cleared();
  await setViewport(wide);
});

const toggles = ({ host }: LiveEditor) =>
  [...host.querySelectorAll<HTMLElement>('[part="country-toggle"]')].map((toggle) => ({
    toggle,
    isOpen: toggle.ariaExpanded === 'true',
  }));

const shownRows = ({ host }: LiveEditor) =>
  [...host.querySelectorAll('[part="row"]')]
    .filter((row) => row.checkVisibility())
    .map((row) => row.getAttribute('data-region'));

describe('the editor on a phone', () => {
  it('folds the countries, and unfolds the one whose name is pressed', async () => {
    const editor = await liveEditor();
    expect(shownRows(editor)).to.deep.equal([]);
    const [austria] = toggles(editor);
    expect(austria?.toggle.textContent).to.equal('Austria');
    austria?.toggle.click();
    await rendered();
    expect(shownRows(editor)).to.deep.equal(['AT/0', 'AT/1']);
    expect(toggles(editor).map(({ isOpen }) => isOpen)).to.deep.equal([true, false]);
    austria?.toggle.click();
    await rendered();
    expect(shownRows(editor)).to.deep.equal([]);
    await expect(editor.host).to.be.accessible();
  });

  it('shows the rows that a search finds', async () => {
    const editor = await liveEditor();
    const input = editor.host.querySelector('[part="search"]') as HTMLInputElement;
    input.select();
    document.execCommand('insertText', false, 'zuri');
    await rendered();
    expect(shownRows(editor)).to.deep.equal(['CH/0']);
    expect(toggles(editor)).to.deep.equal([]);
  });

  it('starts with the countries unfolded that have unsaved changes', async () => {
    logged();
    const editor = await liveEditor();
    toggles(editor)[1]?.toggle.click();
    await rendered();
    await editor.set('CH/0', 'ctitle', 'Zurich');
    expect(shownRows(await reloaded())).to.deep.equal(['CH/0']);
  });

  it('folds nothing if there is one country, or space for all', async () => {
    const editor = await liveEditor({
      regions: [{ path: 'M0 0h9v9z', title: 'Wien', country: 'AT' }],
    });
    expect(shownRows(editor)).to.deep.equal(['AT/0']);
    await setViewport(wide);
    const other = await liveEditor();
    expect(shownRows(other)).to.deep.equal(['AT/0', 'AT/1', 'CH/0']);
    expect(toggles(other)).to.deep.equal([]);
  });
});
