import { expect } from '@open-wc/testing';
import { rendered } from '../../../page-objects/until';
import { cleared, KEY, liveEditor, logged, ok, regions, reloaded } from './fixtures';

afterEach(cleared);

function leaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('typed text is not lost', () => {
  it('when the page is reloaded during typing', async () => {
    logged();
    const editor = await liveEditor();
    await editor.type('AT/0', 'ctitle', 'Vindo');
    const next = await reloaded();
    expect(next.input('AT/0', 'ctitle').value).to.equal('Vindo');
    expect(next.calls.map(({ parameters }) => parameters.ctitle)).to.deep.equal(['Vindo']);
  });

  it('when its request is running or has failed', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'link', '/slow');
    await editor.set('AT/1', 'link', '/refused');
    await editor.calls[1]?.answer('-1', 403);
    const next = await reloaded();
    expect(next.calls.map(({ parameters }) => parameters.link)).to.deep.equal([
      '/slow',
      '/refused',
    ]);
    await next.calls[0]?.answer(ok);
    await next.calls[1]?.answer(ok);
    expect(localStorage.length).to.equal(0);
  });

  it('and is not sent again if the server has it already', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'link', '/slow');
    const next = await reloaded([{ ...regions[0], link: '/slow' }, ...regions.slice(1)]);
    expect(next.calls.length).to.equal(0);
    expect(localStorage.length).to.equal(0);
  });

  it('when another tab saves its own drafts', async () => {
    logged();
    const editor = await liveEditor();
    const others = '{"tab CH/0/link":{"value":"/other-tab","base":[""]}}';
    localStorage.setItem(KEY, others);
    await editor.set('AT/0', 'link', '/mine');
    await editor.calls[0]?.answer(ok);
    expect(localStorage.getItem(KEY)).to.equal(others);
  });

  it('when the stored drafts are invalid', async () => {
    const entries = { 't AT/0/ctitle': 'x', 't AT/0/link': { value: 'x', base: [] }, odd: null };
    for (const junk of ['["x", {', 'null', '[1]', JSON.stringify(entries)]) {
      localStorage.setItem(KEY, junk);
      const editor = await reloaded();
      expect(editor.input('AT/0', 'ctitle').value, junk).to.equal('Vienna');
      expect(editor.input('AT/0', 'link').value, junk).to.equal('/wien');
      expect(editor.host.querySelector('.nh-region-strays'), junk).to.equal(null);
    }
  });
});

describe('leaving the page', () => {
  it('shows a warning only while changes are unsaved', async () => {
    logged();
    const editor = await liveEditor();
    expect(leaving()).to.equal(false);
    await editor.type('AT/0', 'ctitle', 'Vindobona');
    expect(leaving()).to.equal(true);
    editor.input('AT/0', 'ctitle').blur();
    expect(leaving()).to.equal(true);
    await editor.calls[0]?.answer(ok);
    expect(leaving()).to.equal(false);
  });
});

describe('undo and redo', () => {
  it('undo a change, redo it, and save both', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'Vindobona');
    await editor.calls[0]?.answer(ok);
    await editor.press('Undo');
    expect(editor.input('AT/0', 'ctitle').value).to.equal('Vienna');
    await editor.calls[1]?.answer(ok);
    await editor.press('Redo');
    expect(editor.calls.map(({ parameters }) => parameters.ctitle)).to.deep.equal([
      'Vindobona',
      'Vienna',
      'Vindobona',
    ]);
  });

  it('react to shortcuts, but leave unfinished text to the browser', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'Vindobona');
    const press = (shiftKey = false) => {
      const event = new KeyboardEvent('keydown', {
        key: shiftKey ? 'Z' : 'z',
        ctrlKey: true,
        shiftKey,
        bubbles: true,
        cancelable: true,
      });
      editor.input('AT/0', 'link').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press()).to.equal(true);
    await rendered();
    expect(editor.input('AT/0', 'ctitle').value).to.equal('Vienna');
    expect(press(true)).to.equal(true);
    await rendered();
    expect(editor.input('AT/0', 'ctitle').value).to.equal('Vindobona');
    await editor.type('AT/0', 'link', '/half');
    expect(press()).to.equal(false);
  });
});

describe('the rows', () => {
  it('change offsets with the arrow keys', async () => {
    const editor = await liveEditor();
    const input = editor.input('AT/1', 'offset_x');
    for (const shiftKey of [false, true]) {
      input.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'ArrowDown',
          shiftKey,
          bubbles: true,
          cancelable: true,
        }),
      );
      await rendered();
    }
    expect(input.value).to.equal('-7');
    expect(input.getAttribute('aria-valuenow')).to.equal('-7');
  });
});
