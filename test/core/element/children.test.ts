import { expect } from '@open-wc/testing';
import { drawn, newProbe, type ProbeElement, probeTag, shown } from './fixtures';

const roots = [undefined, 'open'] as const;

describe('the children policy', () => {
  for (const shadow of roots) {
    const where = shadow ? 'shadow' : 'light';

    it(`replace: the body replaces fallback content, in ${where} DOM`, async () => {
      const tag = probeTag({ shadow });
      const element = await drawn(`<${tag}><p>fallback</p></${tag}>`);
      expect(shown(element)).to.not.equal(undefined);
      const fallback = element.querySelector('p');
      expect(fallback?.checkVisibility() ?? false).to.equal(false);
    });

    it(`slot: the body wraps the children, in ${where} DOM`, async () => {
      const tag = probeTag({ children: 'slot', shadow });
      const element = await drawn(`<${tag}><p>content</p>text</${tag}>`);
      const paragraph = element.querySelector('p') as HTMLElement;
      expect(paragraph.checkVisibility()).to.equal(true);
      const wrapping = shadow ? paragraph.assignedSlot : paragraph;
      expect(wrapping?.closest('[part="box"]')).to.not.equal(null);
    });

    it(`enhance: the server's markup stays where it is, in ${where} DOM`, async () => {
      const tag = probeTag({ children: 'enhance', shadow });
      const element = await drawn(`<${tag}><form><input name="a"></form></${tag}>`);
      const form = element.querySelector('form') as HTMLElement;
      expect(form.parentElement).to.equal(element);
      expect(form.checkVisibility()).to.equal(true);
      expect(shown(element)).to.not.equal(undefined);
    });
  }

  it('returns slotted children in order when the element is removed', async () => {
    const tag = probeTag({ children: 'slot' });
    const element = await drawn(`<${tag}><p>one</p><p>two</p></${tag}>`);
    element.remove();
    await element.updateComplete;
    expect(element.innerHTML).to.equal('<p>one</p><p>two</p>');
  });

  it('does not reload an iframe in a slot where moveBefore exists', async function () {
    if (!('moveBefore' in Element.prototype)) this.skip();
    const probe = newProbe({ children: 'slot' });
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = `<${probe.tag}><iframe title="Kept"></iframe></${probe.tag}>`;
    const frame = box.querySelector('iframe') as HTMLIFrameElement;
    Object.assign(frame.contentDocument?.body.dataset ?? {}, { mark: 'kept' });
    probe.define();
    await (box.firstElementChild as ProbeElement).updateComplete;
    expect(frame.closest('[part="box"]')).to.not.equal(null);
    expect(frame.contentDocument?.body.dataset.mark).to.equal('kept');
  });

  it('gives its box no effect on layout', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag}></${tag}>`);
    expect(getComputedStyle(element.firstElementChild as Element).display).to.equal('contents');
  });
});
