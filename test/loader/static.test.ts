import { expect } from '@open-wc/testing';
import { printConfig } from '../core/config/printed-config';
import { captureConsole } from '../page-objects/captured-console';

// Printed before autoload is imported, as on a page.
printConfig('{"mode": "public", "isStatic": true}');
const lines = captureConsole('info');
const { clicksOn, lateElement, linksAsked, observe, settled, show } = await import('./fixtures');

describe('a static page', () => {
  it('says once in the console why its elements stay as printed', async () => {
    observe();
    await lines.reached(1);
    lines.restore();
    expect(lines.messages).to.have.lengthOf(1);
    expect(lines.messages[0]).to.include('the page is static');
  });

  it('loads nothing and holds no events', async () => {
    const late = lateElement();
    const find = show(`<${late.tag} loading="eager"><button>B</button></${late.tag}>`);
    const clicks = clicksOn(find('button'));
    observe();
    find('button').click();
    await settled();
    expect([late.asked(), clicks()]).to.deep.equal([0, 1]);
  });

  it('is declared by "yes" too, as CMSs print it', async () => {
    printConfig('{"isStatic": "yes"}');
    const late = lateElement();
    const root = show('<div></div>')('div').attachShadow({ mode: 'open' });
    root.innerHTML = `<${late.tag} loading="eager"></${late.tag}>`;
    observe(root);
    await settled();
    expect(late.asked()).to.equal(0);
  });

  it('handles no lightbox links', async () => {
    const find = show('<a id="it" data-elementor-open-lightbox="yes" href="/a.png">B</a>');
    const clicks = clicksOn(find('#it'));
    find('#it').click();
    await settled();
    expect([linksAsked(), clicks()]).to.deep.equal([false, 1]);
  });

  for (const text of [
    '{"isStatic": "no"}',
    '{"messages": {"isStatic": true}}',
    'null',
    'no JSON',
  ]) {
    it(`is not declared by ${text}`, async () => {
      printConfig(text);
      const late = lateElement();
      const root = show('<div></div>')('div').attachShadow({ mode: 'open' });
      root.innerHTML = `<${late.tag} loading="eager"></${late.tag}>`;
      observe(root);
      await settled();
      expect(late.asked()).to.equal(1);
    });
  }
});
