import { expect } from '@open-wc/testing';

/** A page in a frame that is still loading, with a probe whose policy depends on a form inside. */
async function streamedPage(): Promise<{
  write(html: string): void;
  end(): void;
  host(): Element;
}> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument as Document;
  page.open();
  const defined = new Promise<string>((resolve) => {
    Object.assign(frame.contentWindow as Window, { defined: resolve });
  });
  const fixtures = new URL('./fixtures.tsx', import.meta.url).pathname;
  page.write(`<!doctype html><body><script type="module" async>
    import { probeTag } from '${fixtures}';
    window.defined(probeTag({ children: (host) => host.querySelector('form') ? 'enhance' : 'replace' }));
  </script>`);
  const tag = await defined;
  return {
    write: (html) => page.write(html.replaceAll('nh-x', tag)),
    end: () => page.close(),
    host: () => page.querySelector(tag) as Element,
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves when the element in the other document is rendered; no observer of this document sees it.
 */
async function drawn(host: () => Element): Promise<void> {
  while (!host().querySelector('output')) await nextTask();
}

/** The policy of the probe; its instance is known in its own window only. */
const policyOf = (host: Element) => host.querySelector<HTMLElement>('[part=box]')?.dataset.policy;

describe('an element that is being parsed', () => {
  it('waits for its content, so that the server’s form is enhanced', async () => {
    const page = await streamedPage();
    page.write('<main><nh-x>');
    await nextTask();
    expect(page.host().querySelector('output')).to.equal(null);
    page.write('<form><input></form>');
    await nextTask();
    expect(page.host().querySelector('output')).to.equal(null);
    page.write('</nh-x><p>after</p>');
    await drawn(page.host);
    expect(policyOf(page.host())).to.equal('enhance');
    page.end();
  });

  it('waits until the end of the page at most', async () => {
    const page = await streamedPage();
    page.write('<main><nh-x>');
    page.end();
    await drawn(page.host);
    expect(policyOf(page.host())).to.equal('replace');
  });
});
