import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { breakConsole } from '../../../page-objects/captured-console';
import { until } from '../../../page-objects/until';
import { cleared, liveEditor, logged, ok } from './fixtures';

afterEach(cleared);

describe('a change is saved', () => {
  it('at once when a title or a link loses focus, with all parameters of the CMS', async () => {
    configure({ nonce: 'n0nce', ajaxUrl: '/ajax' });
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'Vindobona');
    await editor.set('CH/0', 'link', 'https://example.org/?a=1&b=ü');
    expect(editor.calls.map(({ parameters }) => parameters)).to.deep.equal([
      {
        action: 'update_svg_ctitle',
        country: 'AT',
        index: '0',
        ctitle: 'Vindobona',
        _ajax_nonce: 'n0nce',
      },
      {
        action: 'update_svg_clink',
        country: 'CH',
        index: '0',
        link: 'https://example.org/?a=1&b=ü',
        _ajax_nonce: 'n0nce',
      },
    ]);
  });

  it('on Enter too, and not again on blur', async () => {
    logged();
    const editor = await liveEditor();
    await editor.type('AT/0', 'ctitle', 'Vindobona');
    const input = editor.input('AT/0', 'ctitle');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    input.blur();
    expect(editor.calls.length).to.equal(1);
  });

  it('not by the Enter that ends the word of an input method', async () => {
    logged();
    const editor = await liveEditor();
    await editor.type('AT/0', 'ctitle', 'とうky');
    const input = editor.input('AT/0', 'ctitle');
    for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...how }));
    }
    expect(editor.calls.length).to.equal(0);
  });

  it('not at all when nothing has changed', async () => {
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'Vienna');
    expect(editor.calls.length).to.equal(0);
    expect(editor.state('AT/0')).to.equal('');
  });

  it('for offsets 800 ms after the last key, in one request', async () => {
    logged();
    const editor = await liveEditor();
    // Not one after the other's drawing, which may take a busy machine longer than those 800 ms.
    const start = performance.now();
    const typed = [editor.type('AT/1', 'offset_x', '1'), editor.type('AT/1', 'offset_x', '-12')];
    editor.input('AT/1', 'offset_x').blur();
    expect(editor.calls.length).to.equal(0);
    await Promise.all(typed);
    await until(() => editor.calls.length > 0);
    expect(performance.now() - start).to.be.at.least(790);
    expect(editor.calls.map(({ parameters }) => parameters.offset_x)).to.deep.equal(['-12']);
    expect(editor.calls[0]?.parameters.action).to.equal('update_svg_offset_x');
  });

  it('and shown in the row and the console, and an event is emitted', async () => {
    const lines = logged();
    const editor = await liveEditor();
    const details: unknown[] = [];
    document.addEventListener('nh-region-saved', ({ detail }) => details.push(detail), {
      once: true,
    });
    await editor.type('AT/0', 'ctitle', 'Vindobona');
    expect(editor.state('AT/0')).to.equal('Not saved yet');
    editor.input('AT/0', 'ctitle').blur();
    await editor.calls[0]?.answer(ok);
    expect(editor.state('AT/0')).to.equal('Saved');
    expect(editor.summary()).to.equal('All changes are saved.');
    expect(lines.info[0]?.[0]).to.contain('update_svg_ctitle of AT/0 was saved');
    expect(details).to.deep.equal([
      { country: 'AT', index: 0, action: 'update_svg_ctitle', value: 'Vindobona' },
    ]);
  });
});

describe('requests', () => {
  it('of one field run one after another, with only the latest of the waiting values', async () => {
    logged();
    const editor = await liveEditor();
    for (const title of ['A', 'B', 'C']) await editor.set('AT/0', 'ctitle', title);
    expect(editor.calls.length).to.equal(1);
    expect(editor.state('AT/0')).to.equal('Saving …');
    await editor.calls[0]?.answer(ok);
    expect(editor.calls.map(({ parameters }) => parameters.ctitle)).to.deep.equal(['A', 'C']);
    await editor.calls[1]?.answer(ok);
    expect(editor.state('AT/0')).to.equal('Saved');
    expect(editor.calls.length).to.equal(2);
  });

  it('of several fields may finish in any order', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'ctitle', 'A');
    await editor.set('AT/0', 'link', '/a');
    await editor.calls[1]?.answer(ok);
    expect(editor.state('AT/0')).to.equal('Saving …');
    await editor.calls[0]?.answer(ok);
    expect(editor.state('AT/0')).to.equal('Saved');
  });

  it('run at most four at a time', async () => {
    logged();
    const editor = await liveEditor();
    for (const key of ['AT/0', 'AT/1', 'CH/0']) {
      await editor.set(key, 'ctitle', 'New');
      await editor.set(key, 'link', '/new');
    }
    expect(editor.calls.length).to.equal(4);
    await editor.calls[0]?.answer(ok);
    expect(editor.calls.length).to.equal(5);
  });
});

describe('an error tracker that throws', () => {
  it('does not keep changes from being saved', async () => {
    const editor = await liveEditor();
    breakConsole('info');
    for (const key of ['AT/0', 'AT/1', 'CH/0']) {
      await editor.set(key, 'ctitle', 'New');
      await editor.set(key, 'link', '/new');
    }
    for (const at of [0, 1, 2, 3, 4, 5]) await editor.calls[at]?.answer(ok);
    expect(editor.calls.length).to.equal(6);
    expect(editor.state('AT/0')).to.equal('Saved');
  });
});

describe('a change that fails', () => {
  const failures: Readonly<Record<string, readonly [body: string, status: number, says: RegExp]>> =
    {
      'a bare -1': ['-1', 403, /rejected the change. Log in again/],
      'a bare 0': ['0', 400, /rejected the change. Log in again/],
      'a reason': ['{"success":false,"data":{"message":"No such link."}}', 422, /No such link\.$/],
      'a login page': ['<html>', 200, /may be logged out/],
      'an error': ['oops', 500, /error 500/],
    };
  for (const [name, [body, status, says]] of Object.entries(failures)) {
    it(`by ${name} keeps the typed text, shows the reason, and is sent again by “Try again”`, async () => {
      const lines = logged();
      const editor = await liveEditor();
      await editor.set('AT/0', 'link', '/new');
      await editor.calls[0]?.answer(body, status);
      expect(editor.state('AT/0').replace(/Try again$/, '')).to.match(says);
      expect(editor.input('AT/0', 'link').value).to.equal('/new');
      expect(editor.input('AT/0', 'link').getAttribute('aria-invalid')).to.equal('true');
      expect(editor.summary()).to.equal('Changes not saved: 1');
      expect(lines.error[0]?.[1]).to.equal(editor.host);
      await editor.press('Try again', 'AT/0');
      expect(editor.calls.length).to.equal(2);
      await editor.calls[1]?.answer(ok);
      expect(editor.state('AT/0')).to.equal('Saved');
    });
  }

  it('shows the server’s message as text', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'link', '/new');
    await editor.calls[0]?.answer('{"success":false,"data":"<img src=x onerror=alert(1)>"}', 403);
    expect(editor.host.querySelector('img')).to.equal(null);
    expect(editor.state('AT/0')).to.contain('<img src=x');
  });

  it('because the server cannot be reached is retried when the browser is online', async () => {
    logged();
    const editor = await liveEditor();
    await editor.set('AT/0', 'link', '/new');
    await editor.calls[0]?.fail();
    expect(editor.state('AT/0')).to.contain('cannot be reached');
    window.dispatchEvent(new Event('online'));
    expect(editor.calls.length).to.equal(2);
  });

  it('is reported in time even with an invalid timeout in the settings', async () => {
    logged();
    const original = AbortSignal.timeout;
    const asked: number[] = [];
    AbortSignal.timeout = (milliseconds) => {
      asked.push(milliseconds);
      return original.call(AbortSignal, milliseconds);
    };
    try {
      for (const timeout of [-1, 0, 1e9, '?', null]) {
        const editor = await liveEditor({ timeout });
        await editor.set('AT/0', 'link', `/${timeout}`);
        expect(editor.calls.length, String(timeout)).to.equal(1);
        await editor.calls[0]?.answer(ok);
        cleared();
        logged();
      }
      expect(asked).to.deep.equal(Array(5).fill(30_000));
    } finally {
      AbortSignal.timeout = original;
    }
  });

  it('because the server is slow is reported after the timeout', async () => {
    logged();
    const original = AbortSignal.timeout;
    let asked = 0;
    AbortSignal.timeout = (milliseconds) => {
      asked = milliseconds;
      return AbortSignal.abort();
    };
    try {
      const editor = await liveEditor({ timeout: 5 });
      await editor.set('AT/0', 'link', '/new');
      await editor.calls[0]?.fail();
      expect(asked).to.equal(5000);
      expect(editor.state('AT/0')).to.contain('not respond in time');
    } finally {
      AbortSignal.timeout = original;
    }
  });
});
