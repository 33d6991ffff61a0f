import { until } from '../../page-objects/until';
import { accordion, isLive, show } from './fixtures';

describe('a page with data-adopt on the script', () => {
  it('adopts its nodes without a configuration', async () => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.dataset.adopt = '';
    document.head.append(script);
    const find = show(accordion('id="it"'));
    await import('../../../src/autoload');
    await until(() => isLive(find('#it')));
  });
});
