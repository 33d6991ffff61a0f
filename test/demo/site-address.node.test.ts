import { expect } from 'chai';
import { rawAnswer } from './raw-request';
import { siteForReading, siteForTests, type TestSite } from './site';

const lists = ['astra-portfolio', 'astra-portfolio-categories'].map(
  (route) => `/wp-json/wp/v2/${route}?per_page=2`,
);

interface Answer {
  readonly text: string;
  readonly pageLink: string;
  readonly links: readonly string[];
}

async function asked(site: TestSite, path: string, Host: string): Promise<Answer> {
  const { body, headers } = await rawAnswer(site.url, path, { Host });
  const items: { link: string }[] = JSON.parse(String(body));
  const links = items.map(({ link }) => link);
  return { text: String(body), pageLink: String(headers.link), links };
}

describe('the URLs in a REST response', () => {
  const site = siteForReading();

  for (const path of lists) {
    it(`do not contain a host name from a forged Host header (${path})`, async () => {
      for (const host of [
        'evil.example',
        'localhost.evil.example',
        'evil-localhost',
        '192.0.2.1',
        'evil.example:80',
      ]) {
        const { text, pageLink, links } = await asked(site(), path, host);
        expect(text + pageLink, host).not.to.match(/evil|192\.0\.2/);
        for (const link of links) expect(link).to.match(/^\/\w/);
        expect(pageLink).to.match(/^<\/wp-json\/.*page=2.*>; rel="next"$/);
      }
    });
  }

  it('are absolute when the Host header names the local computer', async () => {
    for (const host of ['localhost:8080', 'demo.localhost', '127.0.0.1', '[::1]:4173']) {
      const { links, pageLink } = await asked(site(), lists[0] ?? '', host);
      expect(links[0])
        .to.match(/^http:/)
        .and.to.include(`//${host}/`);
      expect(pageLink).to.include(`<http://${host}/wp-json/`);
    }
  });
});

describe('a site with a configured address', () => {
  const site = siteForTests({ siteUrl: 'https://bindery.example' });

  it('uses it in every REST response, regardless of the Host header', async () => {
    for (const host of ['localhost', 'evil.example']) {
      for (const path of lists) {
        const { text, pageLink, links } = await asked(site(), path, host);
        expect(text + pageLink).not.to.match(/evil|localhost/);
        expect(links[0]).to.match(/^https:\/\/bindery\.example\//);
        expect(pageLink).to.include('<https://bindery.example/wp-json/');
      }
    }
  });
});
