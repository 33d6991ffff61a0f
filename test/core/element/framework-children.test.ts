import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { drawn, type ProbeElement, probeTag } from './fixtures';

const roots = [undefined, 'open'] as const;

/** A new `<p>` with a text. */
function paragraph(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text });
}

/** The paragraphs of an element in order: the hidden ones, else those in the page. */
function paragraphsOf(element: ProbeElement): readonly HTMLElement[] {
  const rest = element.querySelector<HTMLTemplateElement>('template[data-nh-rest]')?.content;
  return [...(rest ?? element).querySelectorAll('p')];
}

const textsIn = (element: ProbeElement): string =>
  paragraphsOf(element)
    .map((node) => node.textContent)
    .join();

describe('a framework that has rendered the children of a live element', () => {
  for (const children of ['replace', 'slot', 'enhance'] as const) {
    for (const shadow of roots) {
      const where = `under ${children}, in ${shadow ? 'shadow' : 'light'} DOM`;
      const tag = probeTag({ children, shadow });

      it(`adds, moves and removes them where it has rendered them, ${where}`, async () => {
        const element = await drawn(`<${tag}><p>a</p><p>b</p><p>c</p></${tag}>`);
        const [a, b, c] = paragraphsOf(element) as [HTMLElement, HTMLElement, HTMLElement];
        element.insertBefore(paragraph('new'), b);
        element.insertBefore(c, a);
        element.removeChild(b);
        element.appendChild(paragraph('last'));
        await until(() => textsIn(element) === 'c,a,new,last');
        element.remove();
        await element.updateComplete;
        expect(element.textContent?.replace(/\{.*\}/, '')).to.equal('canewlast');
      });
    }
  }

  it('changes the policy by replacing a hidden child', async () => {
    const tag = probeTag({
      children: (host) => (host.querySelector('form') ? 'enhance' : 'replace'),
    });
    const element = await drawn(`<${tag}><p>Loading</p><p>below</p></${tag}>`);
    const [loading, below] = paragraphsOf(element) as [HTMLElement, HTMLElement];
    element.removeChild(loading);
    element.insertBefore(document.createElement('form'), below);
    await until(
      () => element.querySelector('[part=box]')?.getAttribute('data-policy') === 'enhance',
    );
    expect([...element.children].map(({ localName }) => localName)).to.deep.equal([
      'form',
      'p',
      'div',
    ]);
  });

  it('gets the usual error for a node that is not a child', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag}><p>a</p></${tag}>`);
    expect(() => element.removeChild(document.createElement('i'))).to.throw(DOMException);
    expect(() => element.insertBefore(paragraph('b'), document.body)).to.throw(DOMException);
  });
});
