import { expect } from '@open-wc/testing';
import { configure } from '../../../../../src/core/config';
import { mayOpenInEditor } from '../../../../../src/elements/works/lightbox/in-editor';
import { until } from '../../../../page-objects/until';
import { clickOn, endLinks, openCount, PICTURE, page } from './link-fixtures';

const MARKED = `<a id="it" href="${PICTURE}" data-elementor-open-lightbox="yes">A</a>`;
const site = { builder: 'elementor', lightboxInEditor: true };

/** The builder's editor, with the preference of the person who edits. */
function editor(preference: string): object {
  return { getPreferences: (name: string) => name === 'lightbox_in_editor' && preference };
}

afterEach(async () => {
  Reflect.deleteProperty(window, 'elementor');
  await endLinks();
});

describe('the lightbox in the builder’s editor', () => {
  it('follows the preference of the person who edits, at each click', async () => {
    configure({ mode: 'edit' });
    const find = page(MARKED);
    Object.assign(window, { elementor: editor('') });
    expect(clickOn(find('it'))).to.equal(false);
    expect(await mayOpenInEditor(site, document)).to.equal(false);
    expect(openCount()).to.equal(0);
    Object.assign(window, { elementor: editor('yes') });
    clickOn(find('it'));
    await until(() => openCount() === 1);
  });

  it('asks the outer page if the page of the preview has no editor', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const inner = frame.contentDocument as Document;
    expect(mayOpenInEditor(site, inner)).to.equal(true);
    Object.assign(window, { elementor: editor('') });
    expect(mayOpenInEditor(site, inner)).to.equal(false);
    frame.remove();
  });

  it('opens where no editor answers', () => {
    Object.assign(window, { elementor: {} });
    expect(mayOpenInEditor(site, document)).to.equal(true);
  });

  it('stays closed if the site disables it, whatever the preference', () => {
    Object.assign(window, { elementor: editor('yes') });
    expect(mayOpenInEditor({ ...site, lightboxInEditor: false }, document)).to.equal(false);
  });
});

describe('the lightbox on a page of visitors', () => {
  it('asks neither for a preference nor for the colour picker', async () => {
    configure({ mode: 'public', lightboxInEditor: false });
    Object.assign(window, { elementor: editor('') });
    document.body.className = 'e-ui-state--elements-color-picker-color-picking__on';
    clickOn(page(MARKED)('it'));
    await until(() => openCount() === 1);
  });
});
