import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import type { BodyModule, EnhanceContext, EnhanceModule } from '../../../src/core/element';
import { Definition } from '../../../src/core/element/definition';
import { Instance } from '../../../src/core/element/instance';
import { consoleDuring } from '../../page-objects/captured-console';
import { until } from '../../page-objects/until';
import { drawn, newProbe, type ProbeElement, type ProbeProps, shown } from './fixtures';
import { itUnlessReactTells } from './throwing';

type Context = EnhanceContext<ProbeProps>;

/** The calls of controllers, the newest last. */
interface Log {
  readonly contexts: Context[];
  readonly updates: ProbeProps[];
}

const noReact = (): never => {
  throw new Error('React was asked for.');
};

/** A probe that is enhanced if it contains a form, and rendered otherwise. */
function enhanced(
  options: Parameters<typeof newProbe>[0] & { readonly fails?: () => boolean } = {},
): { tag: string; log: Log } {
  const log: Log = { contexts: [], updates: [] };
  const enhance = (context: Context) => {
    if (options.fails?.()) throw new Error('boom');
    log.contexts.push(context);
    context.host.querySelector('form')?.setAttribute('data-alive', '');
    context.signal.addEventListener('abort', () =>
      context.host.querySelector('form')?.removeAttribute('data-alive'),
    );
    return { update: (props: ProbeProps) => void log.updates.push(props) };
  };
  const module = { styles: 'form { color: rgb(4, 5, 6) }', enhance } as unknown as EnhanceModule;
  const probe = newProbe({
    children: (host) => (host.querySelector('form') ? 'enhance' : 'replace'),
    enhance: () => module,
    ...options,
  });
  probe.define();
  return { tag: probe.tag, log };
}

const FORM = '<form><input name="a"></form>';
const formIn = (element: Element) => element.querySelector('form') as HTMLFormElement;

afterEach(() => {
  for (const box of document.querySelectorAll('body > div')) box.remove();
});

for (const shadow of [undefined, 'open'] as const) {
  describe(`printed markup in ${shadow ? 'shadow' : 'light'} DOM`, () => {
    it('is enhanced by a controller, without the body and React', async () => {
      const { tag } = enhanced({ shadow, load: noReact });
      const element = await drawn(`<${tag}>${FORM}</${tag}>`);
      const form = formIn(element);
      expect(form.hasAttribute('data-alive')).to.equal(true);
      expect(form.parentElement).to.equal(element);
      expect(form.checkVisibility()).to.equal(true);
      expect(getComputedStyle(form).color).to.equal('rgb(4, 5, 6)');
    });

    it('passes its properties to the controller, and each change once', async () => {
      const { tag, log } = enhanced({ shadow });
      const element = await drawn(`<${tag} size="5">${FORM}</${tag}>`);
      expect(log.contexts[0]?.props.size).to.equal(5);
      element.size = 6;
      element.label = 'twice';
      await element.updateComplete;
      expect(log.updates.map(({ size, label }) => [size, label])).to.deep.equal([[6, 'twice']]);
    });

    it('ends with the element, and starts again when it returns', async () => {
      const { tag, log } = enhanced({ shadow });
      const element = await drawn(`<${tag}>${FORM}</${tag}>`);
      const parent = element.parentElement;
      element.remove();
      await element.updateComplete;
      expect(log.contexts[0]?.signal.aborted).to.equal(true);
      expect(formIn(element).hasAttribute('data-alive')).to.equal(false);
      parent?.append(element);
      await element.updateComplete;
      expect(log.contexts.length).to.equal(2);
      expect(formIn(element).hasAttribute('data-alive')).to.equal(true);
    });

    it('starts again when its properties change the policy', async () => {
      const children = (_: HTMLElement, { label }: ProbeProps) =>
        label === 'drawn' ? 'replace' : 'enhance';
      const { tag, log } = enhanced({ shadow, children });
      const element = await drawn(`<${tag}>${FORM}</${tag}>`);
      element.size = 6;
      await element.updateComplete;
      expect([log.contexts.length, shown(element)]).to.deep.equal([1, undefined]);
      element.label = 'drawn';
      await element.updateComplete;
      expect(log.contexts[0]?.signal.aborted).to.equal(true);
      expect(shown(element)?.label).to.equal('drawn');
      element.label = '';
      await element.updateComplete;
      expect([log.contexts.length, shown(element)]).to.deep.equal([2, undefined]);
      expect(formIn(element).checkVisibility()).to.equal(true);
    });

    it('keeps its controller during a move', async () => {
      const { tag, log } = enhanced({ shadow });
      const element = await drawn(`<${tag}>${FORM}</${tag}>`);
      document.body.appendChild(document.createElement('div')).append(element);
      await element.updateComplete;
      expect(log.contexts.length).to.equal(1);
    });

    it('gets a new controller when the page has replaced all of it', async () => {
      const { tag, log } = enhanced({ shadow });
      const element = await drawn(`<${tag}>${FORM}</${tag}>`);
      element.innerHTML = FORM;
      await until(() => formIn(element)?.hasAttribute('data-alive'));
      expect(log.contexts.length).to.equal(2);
    });

    it('keeps its controller when the page adds something beside it', async () => {
      const { tag, log } = enhanced({ shadow });
      const element = await drawn(`<${tag}>${FORM}</${tag}>`);
      element.append(document.createElement('p'));
      element.label = 'looked at again';
      await element.updateComplete;
      expect(log.contexts.length).to.equal(1);
    });

    it('is replaced by the body when the page removes it, and back', async () => {
      const { tag } = enhanced({ shadow });
      const element = await drawn(`<${tag}>${FORM}</${tag}>`);
      const root = element.shadowRoot ?? element;
      formIn(element).remove();
      await until(() => root.querySelector('output') !== null);
      element.innerHTML = FORM;
      await until(() => formIn(element)?.hasAttribute('data-alive'));
      expect(root.querySelector('output')).to.equal(null);
    });

    it('may have the body rendered beside it, once', async () => {
      const { tag, log } = enhanced({ shadow });
      const element = await drawn(`<${tag} size="7">${FORM}</${tag}>`);
      const form = formIn(element);
      expect(shown(element)).to.equal(undefined);
      const [first, second] = [log.contexts[0]?.draw(), log.contexts[0]?.draw()];
      expect(await first).to.equal(true);
      expect(await second).to.equal(true);
      expect(shown(element)?.size).to.equal(7);
      expect((element.shadowRoot ?? element).querySelectorAll('output').length).to.equal(1);
      expect(formIn(element)).to.equal(form);
      expect(form.checkVisibility()).to.equal(true);
      element.size = 8;
      await element.updateComplete;
      expect(shown(element)?.size).to.equal(8);
      expect(log.updates.at(-1)?.size).to.equal(8);
    });

    itUnlessReactTells('loses only the drawing when the body throws beside it', async () => {
      const { tag, log } = enhanced({ shadow });
      const element = await drawn(`<${tag} settings='{"word":"boom"}'>${FORM}</${tag}>`);
      const logged = await consoleDuring('error', async () => {
        expect(await log.contexts[0]?.draw()).to.equal(false);
      });
      expect(logged.length).to.equal(1);
      expect(formIn(element).hasAttribute('data-alive')).to.equal(true);
      expect(log.contexts[0]?.signal.aborted).to.equal(false);
      expect(formIn(element).checkVisibility()).to.equal(true);
    });

    it('removes the rendered content with its controller', async () => {
      const { tag, log } = enhanced({ shadow });
      const element = await drawn(`<${tag}>${FORM}</${tag}>`);
      await log.contexts[0]?.draw();
      element.remove();
      await element.updateComplete;
      expect(shown(element)).to.equal(undefined);
      expect([...element.children]).to.deep.equal([formIn(element)]);
    });
  });
}

describe('a controller', () => {
  it('continues when its body cannot be loaded, and may try again', async () => {
    let isOffline = true;
    const load = newProbe().contract.load as () => BodyModule;
    const { tag, log } = enhanced({
      load: async () => {
        if (isOffline) throw new Error('offline');
        return load();
      },
    });
    const element = await drawn(`<${tag}>${FORM}</${tag}>`);
    const logged = await consoleDuring('error', async () => {
      expect(await log.contexts[0]?.draw()).to.equal(false);
    });
    expect(String(logged[0]?.[0])).to.contain('could not be loaded');
    expect(log.contexts[0]?.signal.aborted).to.equal(false);
    isOffline = false;
    expect(await log.contexts[0]?.draw()).to.equal(true);
    expect(shown(element)).not.to.equal(undefined);
  });

  it('without a body cannot render', async () => {
    const { tag, log } = enhanced({ load: undefined });
    await drawn(`<${tag}>${FORM}</${tag}>`);
    expect(await log.contexts[0]?.draw()).to.equal(false);
  });

  it('without a body starts in a bare tag too', async () => {
    const { tag, log } = enhanced({ load: undefined });
    await drawn(`<${tag}></${tag}>`);
    expect(log.contexts.length).to.equal(1);
  });

  it('that throws is reported once, and leaves the markup in place', async () => {
    const { tag } = enhanced({ fails: () => true });
    let element: ProbeElement | undefined;
    const logged = await consoleDuring('error', async () => {
      element = await drawn(`<${tag}>${FORM}</${tag}>`);
    });
    expect(logged.length).to.equal(1);
    expect(formIn(element as ProbeElement).checkVisibility()).to.equal(true);
  });

  it('is updated when the site’s configuration changes', async () => {
    const { tag, log } = enhanced();
    const element = await drawn(`<${tag}>${FORM}</${tag}>`);
    configure({ locale: 'de' });
    await element.updateComplete;
    configure({ locale: undefined });
    await element.updateComplete;
    expect(log.updates.length).to.equal(2);
  });

  it('whose code fails to load leaves the markup as it is, and is loaded at the next need', async () => {
    let isOffline = true;
    const probe = enhanced();
    const late = newProbe({
      children: 'enhance',
      enhance: async () => {
        if (isOffline) throw new Error('offline');
        return { styles: '', enhance: () => undefined };
      },
    });
    late.define();
    let element: ProbeElement | undefined;
    const logged = await consoleDuring('error', async () => {
      element = await drawn(`<${late.tag}>${FORM}</${late.tag}>`);
    });
    expect(probe.log.contexts.length).to.equal(0);
    expect(logged.length).to.equal(1);
    isOffline = false;
    const parent = element?.parentElement;
    element?.remove();
    parent?.append(element as Node);
    await element?.updateComplete;
    expect(logged.length).to.equal(1);
  });
});

describe('markup that is printed while other code loads', () => {
  /** A probe whose body loads or fails when the test decides. */
  function slow() {
    let settle: { come(): void; fail(error: Error): void } = { come() {}, fail() {} };
    const coming = new Promise<void>((resolve, reject) => {
      settle = { come: resolve, fail: reject };
    });
    const load = newProbe().contract.load as () => BodyModule;
    return { ...enhanced({ load: () => coming.then(load) }), settle: () => settle };
  }

  it('is enhanced at once, whether or not the body loads', async () => {
    const { tag, log, settle } = slow();
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = `<${tag}></${tag}>`;
    const host = element.firstElementChild as ProbeElement;
    await Promise.resolve();
    host.innerHTML = FORM;
    await until(() => formIn(host).hasAttribute('data-alive'));
    const logged = await consoleDuring('error', async () => {
      settle().fail(new Error('offline'));
      await host.updateComplete;
    });
    expect(logged).to.deep.equal([]);
    expect(log.contexts[0]?.signal.aborted).to.equal(false);
    expect(formIn(host).hasAttribute('data-alive')).to.equal(true);
  });

  it('is enhanced after the body failed to load', async () => {
    const { tag, settle } = slow();
    settle().fail(new Error('offline'));
    let host: ProbeElement | undefined;
    await consoleDuring('error', async () => {
      host = await drawn(`<${tag}></${tag}>`);
    });
    (host as ProbeElement).innerHTML = FORM;
    await until(() => formIn(host as ProbeElement).hasAttribute('data-alive'));
  });

  it('is ignored once the element has left the page', async () => {
    const { tag, settle } = slow();
    const host = document.createElement(tag) as ProbeElement;
    document.body.append(host);
    await Promise.resolve();
    host.remove();
    const logged = await consoleDuring('error', async () => {
      settle().fail(new Error('offline'));
      await host.updateComplete;
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(logged).to.deep.equal([]);
  });
});

describe('a request to render', () => {
  it('ends with its controller', async () => {
    const { tag, log } = enhanced();
    const element = await drawn(`<${tag}>${FORM}</${tag}>`);
    await log.contexts[0]?.draw();
    const parent = element.parentElement;
    element.remove();
    await element.updateComplete;
    parent?.append(element);
    await element.updateComplete;
    expect(shown(element)).to.equal(undefined);
    expect(await log.contexts[0]?.draw()).to.equal(false);
    expect(shown(element)).to.equal(undefined);
    expect(await log.contexts[1]?.draw()).to.equal(true);
  });
});

describe('a clone of an element whose controller has rendered content', () => {
  it('has its own controller, and no copy of the rendered content', async () => {
    const { tag, log } = enhanced();
    const element = await drawn(`<${tag}>${FORM}</${tag}>`);
    await log.contexts[0]?.draw();
    const clone = element.cloneNode(true) as ProbeElement;
    element.after(clone);
    await clone.updateComplete;
    expect(log.contexts.length).to.equal(2);
    expect(shown(clone)).to.equal(undefined);
  });
});

describe('a node that is not one of our elements', () => {
  it('has the same life: settings, their changes, rendered content, the end', async () => {
    const log: Log = { contexts: [], updates: [] };
    const enhance = (context: Context) => {
      log.contexts.push(context);
      return { update: (props: ProbeProps) => void log.updates.push(props) };
    };
    const { contract } = newProbe({
      children: 'enhance',
      enhance: () => ({ styles: '', enhance }) as unknown as EnhanceModule,
    });
    const node = document.body.appendChild(document.createElement('div'));
    node.dataset.settings = '{"word":"printed"}';
    node.innerHTML = FORM;
    const instance = new Instance(node, new Definition(contract));
    instance.connect();
    await instance.updateComplete;
    expect(log.contexts[0]?.host).to.equal(node);
    expect(log.contexts[0]?.props.settings.word).to.equal('printed');
    expect(await log.contexts[0]?.draw()).to.equal(true);
    expect(shown(node)?.settings.word).to.equal('printed');
    node.dataset.settings = '{"word":"edited"}';
    instance.moved();
    await instance.updateComplete;
    expect(log.updates.at(-1)?.settings.word).to.equal('edited');
    node.remove();
    instance.disconnect();
    await instance.updateComplete;
    expect(log.contexts[0]?.signal.aborted).to.equal(true);
    expect(node.innerHTML).to.equal(FORM);
  });
});
