import { expect } from '@open-wc/testing';
import type { ChildrenPolicy, EnhanceContext, EnhanceModule } from '../../../src/core/element';
import { build, builtSlot } from '../../../src/core/element/build';
import { until } from '../../page-objects/until';
import { drawn, newProbe, type ProbeElement } from './fixtures';

interface Options {
  readonly children: ChildrenPolicy;
  readonly shadow: 'open' | undefined;
}

/**
 * A probe without a body, whose controller builds a frame around its children where they are wrapped.
 */
function building({ children, shadow }: Options): { tag: string; contexts: EnhanceContext[] } {
  const contexts: EnhanceContext[] = [];
  const enhance = (context: EnhanceContext) => {
    contexts.push(context);
    build(context, frame(context));
    return undefined;
  };
  const probe = newProbe({
    children: (host) => (host.querySelector('form') ? 'enhance' : children),
    shadow,
    load: undefined,
    enhance: () => ({ styles: '', enhance }) as unknown as EnhanceModule,
  });
  probe.define();
  return { tag: probe.tag, contexts };
}

function frame(context: EnhanceContext): HTMLElement {
  const box = context.host.ownerDocument.createElement('section');
  if (context.policy === 'slot') box.append(builtSlot(context));
  return box;
}

const treeOf = (element: Element): ParentNode & Node => element.shadowRoot ?? element;
const framesOf = (element: Element) => [...treeOf(element).querySelectorAll('section')];
const isSeen = (element: Element | null) => element?.checkVisibility() ?? false;

/** True if the child is shown inside the frame. */
const isFramed = (child: Element) => (child.assignedSlot ?? child).closest('section') !== null;

afterEach(() => {
  for (const box of document.querySelectorAll('body > div')) box.remove();
});

for (const shadow of [undefined, 'open'] as const) {
  describe(`the markup that a controller builds in ${shadow ? 'shadow' : 'light'} DOM`, () => {
    it('replaces fallback content, and restores it at the end', async () => {
      const { tag } = building({ children: 'replace', shadow });
      const element = await drawn(`<${tag}><p>fallback</p></${tag}>`);
      expect(framesOf(element).length).to.equal(1);
      expect(isSeen(element.querySelector('p'))).to.equal(false);
      element.remove();
      await element.updateComplete;
      expect(framesOf(element)).to.deep.equal([]);
      expect(element.innerHTML).to.equal('<p>fallback</p>');
    });

    it('wraps content in its slot, and returns it in order', async () => {
      const { tag } = building({ children: 'slot', shadow });
      const element = await drawn(`<${tag}><p>one</p><p>two</p></${tag}>`);
      const children = [...element.querySelectorAll('p')];
      expect(children.map(isFramed)).to.deep.equal([true, true]);
      expect(children.map(isSeen)).to.deep.equal([true, true]);
      element.remove();
      await element.updateComplete;
      expect(element.innerHTML).to.equal('<p>one</p><p>two</p>');
    });

    it('wraps content that the page adds later, without starting again', async () => {
      const { tag, contexts } = building({ children: 'slot', shadow });
      const element = await drawn(`<${tag}><p>one</p></${tag}>`);
      const late = document.createElement('p');
      element.append(late);
      await until(() => isFramed(late));
      expect(contexts.length).to.equal(1);
    });

    it('hides the content while it has no slot', async () => {
      const { tag, contexts } = building({ children: 'slot', shadow });
      const element = await drawn(`<${tag}><p>one</p></${tag}>`);
      const [context] = contexts as [EnhanceContext];
      build(context);
      element.label = 'looked at again';
      await element.updateComplete;
      expect(isSeen(element.querySelector('p'))).to.equal(false);
      build(context, frame(context));
      expect(isSeen(element.querySelector('p'))).to.equal(true);
    });

    it('is shown beside markup that stays in place', async () => {
      const { tag } = building({ children: 'replace', shadow });
      const element = await drawn(`<${tag}><form></form></${tag}>`);
      const form = element.querySelector('form') as HTMLElement;
      expect(form.parentElement).to.equal(element);
      expect(form.getClientRects().length).to.equal(1);
      expect(framesOf(element).length).to.equal(1);
    });

    it('stays unchanged when the same nodes are built again', async () => {
      const { tag, contexts } = building({ children: 'slot', shadow });
      const element = await drawn(`<${tag}><p>one</p></${tag}>`);
      const [frame] = framesOf(element) as [HTMLElement];
      frame.tabIndex = 0;
      frame.focus();
      build(contexts[0] as EnhanceContext, frame);
      expect(document.activeElement === (element.shadowRoot ? element : frame)).to.equal(true);
    });

    it('is replaced by markup that the page prints later, and built again without it', async () => {
      const { tag, contexts } = building({ children: 'replace', shadow });
      const element = await drawn(`<${tag}></${tag}>`);
      element.append(document.createElement('form'));
      await until(() => contexts.length === 2);
      expect(contexts.map(({ policy }) => policy)).to.deep.equal(['replace', 'enhance']);
      expect(contexts[0]?.signal.aborted).to.equal(true);
      expect(framesOf(element).length).to.equal(1);
      element.querySelector('form')?.remove();
      await until(() => contexts.length === 3);
      expect(contexts[2]?.policy).to.equal('replace');
    });

    it('is built again in a clone', async () => {
      const { tag, contexts } = building({ children: 'slot', shadow });
      const element = await drawn(`<${tag}><p>one</p></${tag}>`);
      const clone = element.cloneNode(true) as ProbeElement;
      element.after(clone);
      await clone.updateComplete;
      expect(contexts.length).to.equal(2);
      expect(framesOf(clone).length).to.equal(1);
      expect([...clone.querySelectorAll('p')].map(isFramed)).to.deep.equal([true]);
    });

    it('is not built after the end of its controller', async () => {
      const { tag, contexts } = building({ children: 'replace', shadow });
      const element = await drawn(`<${tag}></${tag}>`);
      element.remove();
      await element.updateComplete;
      build(contexts[0] as EnhanceContext, document.createElement('section'));
      expect(framesOf(element)).to.deep.equal([]);
    });
  });
}

describe('the markup that a controller builds', () => {
  it('is built again by a new controller when the page has removed it', async () => {
    const { tag, contexts } = building({ children: 'replace', shadow: undefined });
    const element = await drawn(`<${tag}></${tag}>`);
    element.innerHTML = '<p>new</p>';
    await until(() => contexts.length === 2);
    await element.updateComplete;
    expect(contexts[0]?.signal.aborted).to.equal(true);
    expect(framesOf(element).length).to.equal(1);
    expect(isSeen(element.querySelector('p'))).to.equal(false);
  });

  it('is still there when the controller’s signal aborts', async () => {
    const { tag, contexts } = building({ children: 'replace', shadow: undefined });
    const element = await drawn(`<${tag}></${tag}>`);
    let count = 0;
    contexts[0]?.signal.addEventListener('abort', () => {
      count = framesOf(element).length;
    });
    element.remove();
    await element.updateComplete;
    expect(count).to.equal(1);
  });
});
