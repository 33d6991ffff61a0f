import { accordion, isLive, show, until } from './fixtures';

describe('a page whose script says data-adopt', () => {
  it('has its nodes adopted without a configuration', async () => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.dataset.adopt = '';
    document.head.append(script);
    const find = show(accordion('id="it"'));
    await import('../../../../src/autoload');
    await until(() => isLive(find('#it')));
  });
});
