import { expect } from '@open-wc/testing';
import { act, type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HYDRATION, WAITING } from '../../src/core/element/waiting';
import { type ProbeElement, shown, until } from '../core/element/fixtures';
import { newComponent } from './fixtures';

/** Prints on the server, lets `meanwhile` pass, and hydrates; returns what React complained of. */
async function hydrate(node: ReactNode, meanwhile: (host: ProbeElement) => unknown) {
  const box = document.body.appendChild(document.createElement('div'));
  const parsed = new DOMParser().parseFromString(renderToString(node), 'text/html');
  box.append(...parsed.body.childNodes);
  const host = box.firstElementChild as ProbeElement;
  await meanwhile(host);
  const complaints: unknown[] = [];
  const original = console.error;
  console.error = (...words) => complaints.push(words);
  await act(async () => {
    hydrateRoot(box, node, { onRecoverableError: (error) => complaints.push(error) });
  });
  console.error = original;
  return { box, host, complaints };
}

describe('a component that a server has printed', () => {
  for (const children of ['replace', 'slot', 'enhance'] as const) {
    it(`is hydrated though the element was defined before, under ${children}`, async () => {
      const { Probe, define } = newComponent({ children });
      define();
      const drawing = (
        <StrictMode>
          <Probe settings={{ word: 'hi' }} disabled className="big">
            <p>printed</p>
          </Probe>
        </StrictMode>
      );
      const { box, host, complaints } = await hydrate(drawing, (host) => {
        expect(host.getAttribute('settings')).to.equal('{"word":"hi"}');
        expect(host.getAttribute(WAITING)).to.equal(HYDRATION);
        return new Promise((resolve) => setTimeout(resolve));
      });
      expect(complaints).to.deep.equal([]);
      expect(box.firstElementChild).to.equal(host);
      await until(() => shown(host)?.settings.word === 'hi');
      expect(host.hasAttribute(WAITING)).to.equal(false);
    });
  }

  it('lives when it is defined after its hydration', async () => {
    const { Probe, define } = newComponent();
    const { host, complaints } = await hydrate(<Probe size={5} />, () => {});
    expect(complaints).to.deep.equal([]);
    define();
    await host.updateComplete;
    expect(shown(host)?.size).to.equal(5);
  });
});
