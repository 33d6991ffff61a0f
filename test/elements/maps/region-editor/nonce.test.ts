import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { nonceIn } from '../../../../src/elements/maps/region-editor/nonce';
import { cleared, type LiveEditor, liveEditor, logged, ok } from './fixtures';

afterEach(cleared);

const page = (config: object) =>
  `<!doctype html><script type="application/json" id="nh-config">${JSON.stringify(config)}</script><p>`;

/** An editor whose title was turned away, and is turned away again by “Try again”. */
async function turnedAway(settings: object = {}): Promise<LiveEditor> {
  logged();
  configure({ nonce: 'first' });
  const editor = await liveEditor(settings);
  await editor.set('AT/0', 'ctitle', 'New');
  await editor.calls[0]?.answer('-1', 403);
  await editor.press('Try again', 'AT/0');
  await editor.calls[1]?.answer('-1', 403);
  return editor;
}

const nonces = ({ calls }: LiveEditor) => calls.map(({ parameters }) => parameters._ajax_nonce);

describe('“Try again” after another log-in', () => {
  it('sends the change with the page’s current nonce', async () => {
    const editor = await turnedAway();
    await editor.calls[2]?.answer(page({ nonce: 'second' }));
    expect(nonces(editor)).to.deep.equal(['first', 'first', undefined, 'second']);
    await editor.calls[3]?.answer(ok);
    expect(editor.state('AT/0')).to.equal('Saved');
  });

  it('sends the change with the nonce of an address in the settings', async () => {
    const editor = await turnedAway({ nonceUrl: '/nonce' });
    await editor.calls[2]?.answer('second\n');
    await editor.calls[3]?.answer(ok);
    expect(editor.state('AT/0')).to.equal('Saved');
  });

  it('requests one nonce for several rejected changes', async () => {
    logged();
    configure({ nonce: 'first' });
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'New');
    await editor.set('AT/0', 'link', '/new');
    for (const call of editor.calls) await call.answer('-1', 403);
    await editor.press('Try again', 'AT/0');
    for (const call of editor.calls.slice(2)) await call.answer('-1', 403);
    expect(editor.calls.length).to.equal(5);
    await editor.calls[4]?.answer(page({ nonce: 'second' }));
    expect(nonces(editor).slice(5)).to.deep.equal(['second', 'second']);
  });

  it('shows why it has failed again without a login', async () => {
    const editor = await turnedAway();
    await editor.calls[2]?.answer('<h1>Log in</h1>', 401);
    expect(editor.state('AT/0')).to.contain('Log in again in another tab, then retry.');
    expect(editor.calls.length).to.equal(3);
  });
});

describe('the nonce in a response', () => {
  it('is the whole text, or the nonce in a page’s configuration', () => {
    expect(nonceIn(' a1b2c3d4e5\n')).to.equal('a1b2c3d4e5');
    expect(nonceIn(page({ locale: 'de', nonce: 'a1b2c3d4e5' }))).to.equal('a1b2c3d4e5');
  });

  it('is undefined for a rejection, another page, and junk', () => {
    for (const text of [
      '0',
      '-1',
      '',
      '<h1>Log in</h1>',
      page({}),
      page({ nonce: 7 }),
      'id="nh-config"',
    ])
      expect(nonceIn(text), text).to.equal(undefined);
  });
});
