import { expect } from '@open-wc/testing';
import { captureConsole } from '../../page-objects/captured-console';
import { rendered, until } from '../../page-objects/until';
import { bringPageAlive, isLive, show, widget } from './fixtures';

const nestedTabs = (id: string): string =>
  widget(
    'nested-tabs.default',
    `<div class="e-n-tabs"><div class="e-n-tabs-heading"><button class="e-n-tab-title" data-tab-index="1">One</button></div>
      <div class="e-n-tabs-content"><div data-tab-index="1">Text</div></div></div>`,
    `id="${id}"`,
  );

describe('a page that has lost the builder’s configuration together with its script', () => {
  it('activates printed widgets that need a flag, and names the handle once', async () => {
    const find = show(nestedTabs('one') + nestedTabs('two'));
    const kept = captureConsole('warn');
    await bringPageAlive({ adopt: true });
    await kept.reached(1);
    await until(() => isLive(find('#one')) && isLive(find('#two')));
    await rendered();
    kept.restore();
    expect(kept.messages).to.have.lengthOf(1);
    expect(kept.messages[0]).to.match(/configuration is missing.*elementor-frontend-js-before/);
  });
});
