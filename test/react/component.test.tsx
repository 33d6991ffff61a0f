import { expect } from '@open-wc/testing';
import { act, createRef, StrictMode } from 'react';
import { shown } from '../core/element/fixtures';
import { consoleDuring } from '../page-objects/captured-console';
import { newComponent, render } from './fixtures';

/** The attributes of an element, by name. */
function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

describe('the component of an element', () => {
  for (const isDefined of [false, true]) {
    const when = isDefined ? 'after' : 'before';

    it(`prints props as attributes, objects as JSON, ${when} the element is defined`, async () => {
      const { Probe, define } = newComponent();
      if (isDefined) define();
      const props = { settings: { word: 'hi' }, size: 7, disabled: true, label: undefined };
      const { host, again } = await render(<Probe {...props} className="big" hidden />);
      const printed = {
        settings: '{"word":"hi"}',
        size: '7',
        disabled: '',
        class: 'big',
        hidden: '',
      };
      expect(attributesOf(host)).to.deep.equal(printed);
      await again(<Probe settings={{ word: 'ho' }} disabled={false} id="one" hidden={false} />);
      expect(attributesOf(host)).to.deep.equal({ settings: '{"word":"ho"}', id: 'one' });
    });
  }

  it('passes its props to the element, whenever the element is defined', async () => {
    const { Probe, define } = newComponent();
    const { host, again } = await render(<Probe settings={{ word: 'early' }} size={2} />);
    define();
    await host.updateComplete;
    expect(shown(host)?.settings.word).to.equal('early');
    await again(<Probe settings={{ word: 'late' }} />);
    expect(shown(host)).to.include({ size: 3 });
    expect(shown(host)?.settings.word).to.equal('late');
  });

  it('keeps changes by the page as long as its own props stay the same', async () => {
    const { Probe, define } = newComponent();
    define();
    const { host, again } = await render(<Probe size={2} title="one" />);
    Object.assign(host, { size: 9 });
    await again(<Probe size={2} title="two" />);
    expect(shown(host)?.size).to.equal(9);
  });

  it('hands the element to its ref, and null when it goes', async () => {
    const { Probe } = newComponent();
    const ref = createRef<HTMLElement>();
    const { host, root } = await render(<Probe ref={ref as never} />);
    expect(ref.current).to.equal(host);
    await act(async () => root.unmount());
    expect(ref.current).to.equal(null);
  });

  it('calls the newest handler of an event, once, under StrictMode too', async () => {
    const { Probe, define } = newComponent();
    define();
    const calls: string[] = [];
    const drawing = (name: string) => (
      <StrictMode>
        <Probe
          {...{ onProbeCalled: ({ detail }: CustomEvent) => calls.push(name + detail.times) }}
        />
      </StrictMode>
    );
    const { host, again } = await render(drawing('first'));
    await again(drawing('second'));
    host.dispatchEvent(new CustomEvent('nh-probe-called', { detail: { times: 3 } }));
    expect(calls).to.deep.equal(['second3']);
  });

  it('tells by onError why the element could not be rendered', async () => {
    const { Probe, define } = newComponent();
    define();
    const phases: string[] = [];
    await consoleDuring('error', () =>
      render(
        <Probe settings={'junk' as never} onError={({ detail }) => phases.push(detail.phase)} />,
      ),
    );
    expect(phases).to.deep.equal(['settings']);
  });

  it('comes alive again where it is taken away and drawn again', async () => {
    const { Probe, define } = newComponent({ children: 'slot' });
    define();
    const { box, again } = await render(<Probe settings={{ word: 'one' }}>text</Probe>);
    await again(null);
    expect(box.childElementCount).to.equal(0);
    await again(<Probe settings={{ word: 'two' }}>text</Probe>);
    expect(shown(box.firstElementChild as HTMLElement)?.settings.word).to.equal('two');
    expect(box.querySelector('[data-nh-slot]')?.textContent).to.equal('text');
  });
});
