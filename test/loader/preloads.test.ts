import { expect } from '@open-wc/testing';
import { fetchElement, lateElement, settled } from './fixtures';

const ADDRESSES = ['/preloads/define.js', '/preloads/chunk.js'];

describe('files that the page preloads', () => {
  const { fetch } = window;
  const links: HTMLLinkElement[] = [];
  let asked: string[];
  let answer: () => void;

  beforeEach(() => {
    asked = [];
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    window.fetch = async (input) => {
      asked.push(new URL(String(input)).pathname);
      await answered;
      return new Response();
    };
    for (const address of ADDRESSES) {
      const link = document.createElement('link');
      // The media query keeps this page from requesting missing files.
      Object.assign(link, { rel: 'modulepreload', media: 'not all', href: address });
      links.push(link);
      document.head.append(link);
    }
  });

  afterEach(async () => {
    answer();
    await settled();
    window.fetch = fetch;
    for (const link of links.splice(0)) link.remove();
  });

  async function fails(): Promise<void> {
    const late = lateElement();
    void fetchElement(late.tag);
    await late.fail();
  }

  it('are not requested again if all code loads', async () => {
    const late = lateElement();
    void fetchElement(late.tag);
    await late.arrive();
    expect(asked).to.deep.equal([]);
  });

  it('are requested again when code fails to load', async () => {
    await fails();
    expect(asked).to.deep.equal(ADDRESSES);
  });

  it('are requested once for any number of failed elements', async () => {
    await fails();
    await fails();
    expect(asked).to.deep.equal(ADDRESSES);
  });

  it('are requested again after a later failure', async () => {
    await fails();
    answer();
    for (let turn = 0; turn < 5; turn++) await settled();
    await fails();
    expect(asked).to.deep.equal([...ADDRESSES, ...ADDRESSES]);
  });
});
