import { expect } from '@open-wc/testing';
import puckStyles from '@puckeditor/core/no-external.css?inline';
import unseenStyles from '../../../src/core/parts/unseen.css?inline';
import pageStyles from '../../../src/editor/page-editor/page-editor.css?inline';
import panelStyles from '../../../src/editor/panel/settings-panel.css?inline';
import toolStyles from '../../../src/ui/admin-tools.css?inline';
import { until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';

let editor: OpenedPageEditor;
const sheet = new CSSStyleSheet();

before(() => {
  sheet.replaceSync(
    `${puckStyles}${unseenStyles}${toolStyles}${panelStyles}${pageStyles}:root { background: Canvas }`,
  );
  document.adoptedStyleSheets.push(sheet);
});

after(() => {
  document.documentElement.style.colorScheme = '';
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
});

afterEach(() => editor.close());

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`the parts of the page editor in ${colorScheme} colours`, () => {
    it('have no axe violations', async () => {
      document.documentElement.style.colorScheme = colorScheme;
      editor = await openPageEditor(page);
      await editor.structure();
      await expect(editor.box.querySelector('[part="bar"]')).to.be.accessible();
      await expect(editor.box.querySelector('.nh-page-tree')).to.be.accessible();
      editor.row('one').click();
      await until(() => editor.box.querySelector('[data-key="title"]'), 'showed the settings');
      await expect(editor.box.querySelector('.nh-settings-panel')).to.be.accessible();
    });
  });
}
