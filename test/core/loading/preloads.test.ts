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
      // The medium keeps this page from asking for files that are not there.
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

  it('are left alone while all code comes', async () => {
    const late = lateElement();
    void fetchElement(late.tag);
    await late.arrive();
    expect(asked).to.deep.equal([]);
  });

  it('are asked for anew when code does not come', async () => {
    await fails();
    expect(asked).to.deep.equal(ADDRESSES);
  });

  it('are asked for once, however many elements lack their code', async () => {
    await fails();
    await fails();
    expect(asked).to.deep.equal(ADDRESSES);
  });

  it('are asked for again when they had their answer, and code fails later', async () => {
    await fails();
    answer();
    for (let turn = 0; turn < 5; turn++) await settled();
    await fails();
    expect(asked).to.deep.equal([...ADDRESSES, ...ADDRESSES]);
  });
});
