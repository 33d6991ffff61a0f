import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { heading, type OpenedPageEditor, openPageEditor } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

/** Tabs with the page builder's own markup. */
const tabs = {
  id: 'tabs',
  elType: 'widget',
  widgetType: 'nested-tabs',
  settings: {},
  elements: [],
  markup: '<div><p>Tabs</p></div>',
};

const content = [tabs, heading('plain', 'Plain')];

const label = (node: Element | null): string => {
  const { content: text } = getComputedStyle(node as Element, '::after');
  return text === 'none' || text === 'normal' ? '' : text;
};

const open = async (config: Readonly<Record<string, unknown>>): Promise<void> => {
  editor = await openPageEditor({ content }, { files: { stylesheets: [], modules: [], config } });
  await until(() => editor.node('tabs')?.querySelector('p'), 'drew the tabs');
};

describe('what stays as printed in the preview', () => {
  it('is labelled: delayed containers, until the attribute is removed', async () => {
    await open({ features: ['nested-elements', 'container'] });
    const late = editor.node('plain');
    const { offsetHeight } = late;
    late.setAttribute('data-delay-child-handlers', 'true');
    expect(label(late)).to.contain('start later');
    expect(late.offsetHeight).to.equal(offsetHeight);
    late.removeAttribute('data-delay-child-handlers');
    expect(label(late)).to.equal('');
  });

  it('is labelled: the page builder’s markup of a feature that is off', async () => {
    await open({ features: ['container'] });
    expect(label(editor.node('tabs'))).to.contain('“nested-elements” is off');
    expect(label(editor.node('plain'))).to.equal('');
    // This library's own markup runs without the feature.
    editor.node('tabs').querySelector('p')?.setAttribute('data-nh-drawn', '');
    expect(label(editor.node('tabs'))).to.equal('');
  });

  it('has no label where the feature is on', async () => {
    await open({ features: ['nested-elements', 'container'] });
    expect(label(editor.node('tabs'))).to.equal('');
    expect(label(editor.frame.body)).to.equal('');
  });

  it('is named for a static page as a whole', async () => {
    await open({ isStatic: true });
    expect(label(editor.frame.body)).to.contain('Static page');
  });
});
