import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { rendered, until } from '../../../page-objects/until';
import { cleared, type LiveEditor, liveEditor, logged, ok, regions, reloaded } from './fixtures';

afterEach(cleared);

/** The server prints the regions, with Vienna as given. */
async function printed({ host }: LiveEditor, vienna: object, settings: object = {}): Promise<void> {
  host.settings = { regions: [{ ...regions[0], ...vienna }, ...regions.slice(1)], ...settings };
  await host.updateComplete;
  await rendered();
}

const titles = ({ calls }: LiveEditor) => calls.map(({ parameters }) => parameters.ctitle);

describe('settings that change during editing', () => {
  it('keep values saved in this session, and the undo history', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'Vindobona');
    await editor.calls[0]?.answer(ok);
    await printed(editor, {}, { countries: { AT: 'Österreich' } });
    expect(editor.input('AT/0', 'ctitle').value).to.equal('Vindobona');
    expect(editor.state('AT/0')).to.equal('Saved');
    await editor.press('Undo');
    expect(titles(editor)).to.deep.equal(['Vindobona', 'Vienna']);
  });

  it('show values that other users have saved', async () => {
    const editor = await liveEditor();
    await printed(editor, { ctitle: 'By another', link: '/another' });
    expect(editor.input('AT/0', 'ctitle').value).to.equal('By another');
    expect(editor.input('AT/0', 'link').value).to.equal('/another');
  });

  it('keep unfinished text, and ask before it overwrites another user’s value', async () => {
    logged();
    const editor = await liveEditor();
    await editor.type('AT/0', 'ctitle', 'Vindo');
    await printed(editor, { ctitle: 'By another' });
    expect(editor.input('AT/0', 'ctitle').value).to.equal('Vindo');
    editor.input('AT/0', 'ctitle').blur();
    await rendered();
    expect(editor.calls.length).to.equal(0);
    expect(editor.state('AT/0')).to.contain('Someone else has saved “By another” in the meantime.');
  });

  it('remove the undo steps of removed regions', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'Vindobona');
    await editor.set('CH/0', 'ctitle', 'Zurich');
    editor.host.settings = { regions: regions.slice(0, 2) };
    await rendered();
    await editor.press('Undo');
    expect(editor.input('AT/0', 'ctitle').value).to.equal('Vienna');
  });
});

describe('a failed change in conflict with another user’s', () => {
  const theirs = [{ ...regions[0], ctitle: 'Theirs' }, ...regions.slice(1)];

  /** Reloads the page after a failed change. */
  async function conflict(): Promise<LiveEditor> {
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'Mine');
    await editor.calls[0]?.answer('-1', 403);
    return reloaded(theirs);
  }

  it('is not sent, but shown with the other’s value on each load', async () => {
    const { error } = logged();
    for (const load of [conflict, () => reloaded(theirs)]) {
      const editor = await load();
      expect(editor.calls.length).to.equal(0);
      expect(editor.input('AT/0', 'ctitle').value).to.equal('Mine');
      expect(editor.input('AT/0', 'ctitle').getAttribute('aria-invalid')).to.equal('true');
      expect(editor.state('AT/0')).to.match(/“Theirs”.*Keep mineUse theirs$/);
      expect(editor.summary()).to.equal('Changes not saved: 1');
    }
    expect(error.length).to.equal(3);
    expect(error.at(-1)?.[0]).to.contain('“Theirs”');
  });

  it('is saved by “Keep mine”', async () => {
    logged();
    const editor = await conflict();
    await editor.press('Keep mine', 'AT/0');
    expect(titles(editor)).to.deep.equal(['Mine']);
    await editor.calls[0]?.answer(ok);
    expect(editor.state('AT/0')).to.equal('Saved');
    expect(localStorage.length).to.equal(0);
  });

  it('is discarded by “Use theirs”, and restored by undo', async () => {
    logged();
    const editor = await conflict();
    await editor.press('Use theirs', 'AT/0');
    expect(editor.input('AT/0', 'ctitle').value).to.equal('Theirs');
    expect(editor.state('AT/0')).to.equal('');
    expect(editor.calls.length).to.equal(0);
    expect(localStorage.length).to.equal(0);
    await editor.press('Undo');
    expect(titles(editor)).to.deep.equal(['Mine']);
  });

  it('waits for the decision even when more is typed or the browser comes online', async () => {
    logged();
    const editor = await conflict();
    await editor.set('AT/0', 'ctitle', 'Mine and theirs');
    window.dispatchEvent(new Event('online'));
    await rendered();
    expect(editor.calls.length).to.equal(0);
    await editor.press('Keep mine', 'AT/0');
    expect(titles(editor)).to.deep.equal(['Mine and theirs']);
  });

  it('does not conflict with a value that the server has trimmed or parsed', async () => {
    logged();
    const values = [
      ['ctitle', 'Foo ', '{"value":"FOO"}', 'FOO', { ctitle: 'FOO' }],
      ['ctitle', 'Foo ', '{}', 'Foo ', { ctitle: 'Foo' }],
      ['offset_x', '+5', '{}', '+5', { offset_x: 5 }],
    ] as const;
    for (const [name, typed, data, shown, stored] of values) {
      const editor = await reloaded();
      await editor.set('AT/0', name, typed);
      await until(() => editor.calls.length > 0);
      await editor.calls[0]?.answer(`{"success":true,"data":${data}}`);
      expect(editor.input('AT/0', name).value).to.equal(shown);
      expect(editor.state('AT/0')).to.equal('Saved');
      await editor.type('AT/0', name, '12');
      const next = await reloaded([{ ...regions[0], ...stored }, ...regions.slice(1)]);
      expect(next.state('AT/0'), typed).to.equal('Saving …');
      expect(next.calls[0]?.parameters[name]).to.equal('12');
      await next.calls[0]?.answer(ok);
    }
  });

  it('is sent without a conflict, even if a request without a response has arrived', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'First');
    await editor.calls[0]?.fail();
    await editor.set('AT/0', 'ctitle', 'Second');
    await editor.calls[1]?.fail();
    const next = await reloaded([{ ...regions[0], ctitle: 'First' }, ...regions.slice(1)]);
    expect(titles(next)).to.deep.equal(['Second']);
  });
});

describe('drafts', () => {
  const refused = async (editor: LiveEditor): Promise<void> => {
    await editor.set('AT/0', 'link', '/mine');
    await editor.calls.at(-1)?.answer('-1', 403);
  };

  it('of one site are not sent to another on the same origin', async () => {
    logged();
    await refused(await liveEditor());
    configure({ ajaxUrl: '/second/wp-admin/admin-ajax.php' });
    expect((await reloaded()).input('AT/0', 'link').value).to.equal('/wien');
    configure({ ajaxUrl: `${location.origin}/wp-admin/admin-ajax.php` });
    expect((await reloaded()).input('AT/0', 'link').value).to.equal('/mine');
  });

  it('of one user are not shown to another', async () => {
    logged();
    const editor = await liveEditor({ editorId: 7 });
    await refused(editor);
    editor.host.settings = { regions, editorId: '8' };
    await rendered();
    expect(editor.input('AT/0', 'link').value).to.equal('/wien');
    editor.host.settings = { regions, editorId: '7' };
    await rendered();
    expect(editor.input('AT/0', 'link').value).to.equal('/mine');
  });

  for (const editorId of [undefined, '', {}]) {
    it(`of two editors on one page stay apart (editorId: ${JSON.stringify(editorId)})`, async () => {
      logged();
      const first = await liveEditor({ editorId });
      const second = await liveEditor({ editorId });
      await refused(second);
      first.host.remove();
      second.host.remove();
      const [one, two] = [await liveEditor({ editorId }), await liveEditor({ editorId })];
      expect(one.input('AT/0', 'link').value).to.equal('/wien');
      expect(two.input('AT/0', 'link').value).to.equal('/mine');
    });
  }

  it('of removed regions are shown until they are discarded', async () => {
    logged();
    await refused(await liveEditor());
    const editor = await reloaded(regions.slice(2));
    expect(editor.host.querySelector('.nh-region-strays li')?.textContent).to.equal(
      'Link of AT/0: /mine',
    );
    await editor.press('Discard');
    expect(editor.host.querySelector('.nh-region-strays')).to.equal(null);
    expect(editor.host.contains(document.activeElement)).to.equal(true);
    expect(localStorage.length).to.equal(0);
  });

  it('wait for a list of regions that is set later', async () => {
    logged();
    await refused(await liveEditor());
    const editor = await reloaded([]);
    expect(editor.host.querySelector('.nh-region-strays')).to.equal(null);
    editor.host.settings = { regions };
    await rendered();
    expect(editor.input('AT/0', 'link').value).to.equal('/mine');
  });
});
