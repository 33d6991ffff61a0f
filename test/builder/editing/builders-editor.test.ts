import { expect } from '@open-wc/testing';
import { consoleDuring } from '../../page-objects/captured-console';
import { rendered, until } from '../../page-objects/until';
import {
  accordion,
  accordionContent,
  bringPageAlive,
  isLive,
  show,
  widget,
} from '../adoption/fixtures';
import { Model } from './model';

// The page of the builder's own editor: its configuration, its own script, and no word from the site.
const elements = {
  data: {} as Record<string, Model>,
  editSettings: {} as Record<string, Model>,
  keys: { accordion: ['_animation'] },
};
Object.assign(window, {
  elementorFrontendConfig: { environmentMode: { edit: true }, elements },
  elementorFrontend: {},
});
const { adopt } = await bringPageAlive({});

/** A widget of the builder that prints one of our tags, with the elements that the editor adds. */
function withTag(cid: string): string {
  return edited(cid, `<nh-accordion>${accordionContent('One', 'Two')}</nh-accordion>`);
}

function edited(cid: string, content: string): string {
  const overlay = '<div class="elementor-element-overlay"><ul><li>Edit</li></ul></div>';
  const handle = '<div class="ui-resizable-handle ui-resizable-e"></div>';
  const icon = '<i class="elementor-widget-empty-icon eicon-accordion"></i>';
  const attributes = `id="it" data-model-cid="${cid}" class="elementor-widget elementor-widget-empty"`;
  return widget('faq.default', `${overlay}<div>${content}</div>${handle}${icon}`, attributes);
}

function model(attributes: object = {}): Model {
  return new Model({ elType: 'widget', widgetType: 'accordion', ...attributes });
}

describe('one of our tags in the builder’s own editor', () => {
  it('takes the settings of the model around it, and follows them', async () => {
    const settings = model({ _animation: 'fadeIn' });
    elements.data.c1 = settings;
    const find = show(withTag('c1'));
    await until(() => find('#it').classList.contains('fadeIn'));
    settings.set('_animation', 'bounceIn');
    await until(() => find('#it').classList.contains('bounceIn'));
    expect(find('#it').classList.contains('fadeIn')).to.equal(false);
  });

  it('takes the settings of a model that comes after the node', async () => {
    const find = show(withTag('c2'));
    await until(() => isLive(find('#it')));
    elements.data.c2 = model({ _animation: 'fadeIn' });
    find('#it').append(document.createComment('rendered'));
    await until(() => find('#it').classList.contains('fadeIn'));
  });

  it('shows the item that is selected in the panel', async () => {
    const panel = new Model({});
    elements.data.c3 = model();
    elements.editSettings.c3 = panel;
    const find = show(withTag('c3'));
    await until(() => find('#it').hasAttribute('data-settings'));
    await until(() => isLive(find('#it')));
    panel.set('activeItemIndex', 2);
    expect(find('[data-tab="2"]').getAttribute('aria-expanded')).to.equal('true');
  });

  it('releases the model when the node is removed', async () => {
    const settings = model({ _animation: 'fadeIn' });
    elements.data.c4 = settings;
    const find = show(withTag('c4'));
    await until(() => settings.heard > 0);
    find('#it').remove();
    await until(() => settings.heard === 0);
  });

  it('leaves the settings of other nodes to the builder’s script', async () => {
    elements.data.c5 = model({ _animation: 'fadeIn' });
    elements.data.c6 = model({ _animation: 'fadeIn' });
    const find = show(withTag('c5') + accordion('id="other" data-model-cid="c6"'));
    await until(() => find('#it').hasAttribute('data-settings'));
    expect(find('#other').hasAttribute('data-settings')).to.equal(false);
  });

  it('is not marked as empty once it is drawn', async () => {
    const find = show(edited('c7', '<nh-accordion></nh-accordion>'));
    const tag = find('nh-accordion');
    await until(() => tag.matches(':defined'));
    expect(find('#it').matches('.elementor-widget-empty')).to.equal(true);
    tag.setAttribute('settings', '{"items":[{"title":"One"}]}');
    await until(() => !find('#it').matches('.elementor-widget-empty'));
    expect(document.querySelector('.elementor-widget-empty-icon')).to.equal(null);
  });

  it('shows the region selector', async () => {
    const find = show(
      `<nh-region-map settings='{"regions":[{"path":"M0 0h9v9z","title":"North"}]}'></nh-region-map>`,
    );
    await until(() => document.querySelector('nh-region-map [part="selector"]'));
    expect(find('nh-region-map select')).to.be.instanceOf(HTMLSelectElement);
  });
});

describe('adoption in the builder’s own editor', () => {
  it('leaves the builder’s nodes alone, and does not ask to remove the script that the editor needs', async () => {
    const find = show(accordion('id="it"'));
    const calls = await consoleDuring('warn', async () => {
      await adopt({ root: document });
      await import('../../../src/builder/adoption/builder-script-warning');
      await rendered();
    });
    const ours = calls.filter(([text]) => String(text).startsWith('nh-elements'));
    expect(ours).to.deep.equal([]);
    expect(isLive(find('#it'))).to.equal(false);
  });
});
