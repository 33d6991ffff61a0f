import { expect } from '@open-wc/testing';
import { act } from 'react';
import { until } from '../page-objects/until';
import { newComponent, render } from './fixtures';

const policies = ['replace', 'slot', 'enhance'] as const;

/** The children that React has rendered, wherever the element has moved them. */
function drawnByReact(host: HTMLElement): string {
  const waiting = host.querySelector<HTMLTemplateElement>('template[data-nh-rest]')?.content;
  const parts = [...(waiting ?? host).querySelectorAll('li, form')];
  return parts.map((part) => part.textContent || part.localName).join(' ');
}

describe('children of an element, rendered by React', () => {
  for (const children of policies) {
    it(`is added to, reordered and taken from, under ${children}`, async () => {
      const { Probe, define } = newComponent({ children });
      define();
      const list = (...names: string[]) => (
        <Probe>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Probe>
      );
      const { host, again } = await render(list('a', 'b', 'c'));
      const output = host.querySelector('output');
      await again(list('c', 'new', 'a'));
      await until(() => drawnByReact(host) === 'c new a');
      await again(list());
      expect(drawnByReact(host)).to.equal('');
      await again(list('z'));
      await until(() => drawnByReact(host) === 'z');
      expect(host.querySelector('output')).to.equal(output);
    });

    it(`may be a text that changes without another life of the element, under ${children}`, async () => {
      const { Probe, define } = newComponent({ children });
      define();
      const { host, again } = await render(<Probe>Loading</Probe>);
      const output = host.querySelector('output');
      await again(<Probe>Loading more</Probe>);
      expect(host.querySelector('output')).to.equal(output);
      await again(<Probe />);
      const waiting = host.querySelector('template')?.content.textContent ?? '';
      expect((waiting + host.textContent).includes('Loading')).to.equal(false);
    });
  }

  it('may be fallback first and a form later: the policy follows', async () => {
    const { Probe, define } = newComponent({
      children: (host) => (host.querySelector('form') ? 'enhance' : 'replace'),
    });
    define();
    const { host, again, root } = await render(
      <Probe>
        <p key="wait">Wait</p>
        <p key="below">below</p>
      </Probe>,
    );
    await again(
      <Probe>
        <form key="form" />
        <p key="below">below</p>
      </Probe>,
    );
    await until(() => host.querySelector('[data-policy="enhance"]') !== null);
    expect(host.querySelector('form')?.parentElement).to.equal(host);
    await act(async () => root.unmount());
  });

  it('may be the CMS’s own HTML, also when it changes', async () => {
    const { Probe, define } = newComponent({ children: 'enhance' });
    define();
    const html = (name: string) => ({ __html: `<form name="${name}"></form>` });
    const { host, again } = await render(<Probe {...printedAs(html('one'))} />);
    expect(host.querySelector('output')).to.not.equal(null);
    await again(<Probe {...printedAs(html('two'))} />);
    await until(() => host.querySelector('output') !== null);
    expect(host.querySelectorAll('form').length).to.equal(1);
    expect(host.querySelector('form')?.name).to.equal('two');
  });
});

/** The prop that React prints HTML from; as a page would write it, whose CMS has made the HTML. */
function printedAs(html: { __html: string }): object {
  return Object.fromEntries([['dangerouslySetInnerHTML', html]]);
}
