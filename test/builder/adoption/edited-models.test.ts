import { expect } from '@open-wc/testing';
import { rendered, until } from '../../page-objects/until';
import { Model } from '../editing/model';
import { accordion, bringPageAlive, isLive, show, widget } from './fixtures';

const elements = {
  data: {} as Record<string, Model>,
  editSettings: {} as Record<string, Model>,
  keys: { text: ['_animation', '_animation_delay'], accordion: ['_animation'] },
};
Object.assign(window, {
  elementorFrontendConfig: { environmentMode: { edit: true }, elements },
});
await bringPageAlive({ adopt: true, bridges: true });

/** Puts a widget with editor models on the page. */
function edited(type: string, cid: string, attributes: object): Model {
  const model = new Model({ elType: 'widget', widgetType: type, title: 'Hello', ...attributes });
  elements.data[cid] = model;
  return model;
}

describe('a node whose settings are only in the editor’s model', () => {
  it('has the settings that are printed on pages, and follows changes', async () => {
    const model = edited('text', 'c1', { _animation: 'fadeIn', _animation_delay: '' });
    const find = show(widget('text.default', 'Hello', 'id="it" data-model-cid="c1"'));
    await until(() => find('#it').classList.contains('fadeIn'));
    expect(JSON.parse(find('#it').dataset.settings ?? '')).to.deep.equal({ _animation: 'fadeIn' });
    model.set('_animation', 'bounceIn');
    await until(() => find('#it').classList.contains('bounceIn'));
    model.set('_animation_delay', 5);
    model.set('_animation', 'none');
    expect(JSON.parse(find('#it').dataset.settings ?? '')).to.deep.equal({ _animation: 'none' });
  });

  it('shows the item that is selected in the panel', async () => {
    edited('accordion', 'c2', {});
    const panel = new Model({ defaultEditRoute: 'content' });
    elements.editSettings.c2 = panel;
    const find = show(accordion('id="it" data-model-cid="c2"'));
    await until(() => isLive(find('#it')));
    panel.set('activeItemIndex', 2);
    expect(find('[data-tab="2"]').getAttribute('aria-expanded')).to.equal('true');
  });

  it('releases its models when the node is removed or gets another model', async () => {
    const model = edited('text', 'c3', { _animation: 'fadeIn' });
    const other = edited('text', 'c4', { _animation: 'bounceIn' });
    const find = show(widget('text.default', 'Hello', 'id="it" data-model-cid="c3"'));
    const it = find('#it');
    await until(() => it.classList.contains('fadeIn'));
    it.dataset.modelCid = 'c4';
    await until(() => it.classList.contains('bounceIn'));
    expect([model.heard, other.heard]).to.deep.equal([0, 1]);
    it.remove();
    await rendered();
    expect(other.heard).to.equal(0);
    expect(it.hasAttribute('data-settings')).to.equal(false);
  });

  it('keeps its printed settings', async () => {
    edited('text', 'c5', { _animation: 'fadeIn' });
    const find = show(
      widget(
        'text.default',
        'Hi',
        `id="it" data-model-cid="c5" data-settings='{"_animation":"zoomIn"}'`,
      ),
    );
    await until(() => find('#it').classList.contains('zoomIn'));
    expect(find('#it').dataset.settings).to.equal('{"_animation":"zoomIn"}');
  });

  it('finds a configuration that the editor can change', () => {
    const { config } = Reflect.get(window, 'elementorFrontend');
    config.elements.data.c9 = edited('text', 'c9', {});
    expect(Object.isFrozen(config)).to.equal(false);
  });
});
