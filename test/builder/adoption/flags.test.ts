import { expect } from '@open-wc/testing';
import { captureConsole } from '../../page-objects/captured-console';
import { until } from '../../page-objects/until';
import { accordion, bringPageAlive, isLive, show, widget } from './fixtures';

describe('a page whose configuration lists feature flags', () => {
  it('leaves a widget without its flag as printed, and says so once', async () => {
    const tabs = (id: string): string =>
      widget('nested-tabs.default', '<div class="e-n-tabs"></div>', `id="${id}"`);
    const find = show(tabs('one') + tabs('two') + accordion('id="last"'));
    const kept = captureConsole('warn');
    await bringPageAlive({ adopt: true, features: [] });
    await kept.reached(1);
    await until(() => isLive(find('#last')));
    kept.restore();
    expect(isLive(find('#one'))).to.equal(false);
    expect(kept.messages).to.have.lengthOf(1);
    expect(kept.messages[0]).to.match(
      /^<nh-nested-tabs>: the feature flag "nested-elements" is off/,
    );
  });
});
