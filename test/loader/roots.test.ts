import { expect } from '@open-wc/testing';
import { clicksOn, lateElement, observe, settled, show } from './fixtures';

/** A shadow root with markup, passed to `observe` `times` times. */
function observedRoot(markup: string, mode: ShadowRootMode = 'open', times = 1): ShadowRoot {
  const root = show('<div></div>')('div').attachShadow({ mode });
  root.innerHTML = markup;
  for (let time = 0; time < times; time++) observe(root);
  return root;
}

const inRoot = (root: ShadowRoot | Document, selector: string) =>
  root.querySelector(selector) as HTMLElement;

describe('a shadow root passed to observe', () => {
  it('has its submits held and replayed once', async () => {
    const late = lateElement();
    const root = observedRoot(`<${late.tag}><form><button>B</button></form></${late.tag}>`);
    let submits = 0;
    inRoot(root, 'form').addEventListener('submit', (event) => {
      event.preventDefault();
      submits++;
    });
    inRoot(root, 'button').click();
    inRoot(root, 'button').click();
    await settled();
    expect(submits).to.equal(0);
    await late.arrive();
    expect(submits).to.equal(1);
  });

  it('has its clicks held and its elements loaded on interaction, even if closed', async () => {
    const late = lateElement();
    const root = observedRoot(`<${late.tag}><button>B</button></${late.tag}>`, 'closed');
    const clicks = clicksOn(inRoot(root, 'button'));
    inRoot(root, 'button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(late.asked()).to.equal(1);
    inRoot(root, 'button').click();
    expect(clicks()).to.equal(0);
    await late.arrive();
    expect(clicks()).to.equal(1);
  });

  it('is not observed twice', async () => {
    const original = EventTarget.prototype.addEventListener;
    const observeTree = MutationObserver.prototype.observe;
    const root = observedRoot('');
    let added = 0;
    EventTarget.prototype.addEventListener = function (...given: unknown[]) {
      added++;
      return Reflect.apply(original, this, given);
    };
    MutationObserver.prototype.observe = function (...given: unknown[]) {
      added++;
      return Reflect.apply(observeTree, this, given);
    };
    try {
      observe(root);
      observe();
    } finally {
      EventTarget.prototype.addEventListener = original;
      MutationObserver.prototype.observe = observeTree;
    }
    expect(added).to.equal(0);
  });
});

describe('the document of an iframe', () => {
  async function iframeDocument(): Promise<Document> {
    const frame = show('<iframe></iframe>')<HTMLIFrameElement>('iframe');
    const inner = frame.contentDocument as Document;
    inner.body.innerHTML = '<main></main>';
    observe(inner);
    return inner;
  }

  it('has added elements loaded when due', async () => {
    const late = lateElement();
    const inner = await iframeDocument();
    inRoot(inner, 'main').innerHTML = `<${late.tag} loading="eager"></${late.tag}>`;
    await settled();
    expect(late.asked()).to.equal(1);
  });

  it('has its clicks held and replayed once', async () => {
    const late = lateElement();
    const inner = await iframeDocument();
    inRoot(inner, 'main').innerHTML = `<${late.tag}><button>B</button></${late.tag}>`;
    const clicks = clicksOn(inRoot(inner, 'button'));
    inRoot(inner, 'button').click();
    expect([late.asked(), clicks()]).to.deep.equal([1, 0]);
    await late.arrive();
    expect(clicks()).to.equal(1);
  });
});
