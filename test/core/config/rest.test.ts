import { expect } from '@open-wc/testing';
import { configure, restAddress } from '../../../src/core/config';

/** Prints the link to the REST root as WordPress does. */
function printLink(href: string, parent: HTMLElement = document.head): void {
  const link = document.createElement('link');
  link.rel = 'https://api.w.org/';
  link.setAttribute('href', href);
  parent.append(link);
}

afterEach(() => {
  for (const link of document.querySelectorAll('link[rel="https://api.w.org/"]')) link.remove();
  configure({ restRoot: undefined });
});

describe('the REST root of a page that prints the CMS’s own link', () => {
  it('is that of a site in a folder', () => {
    printLink('/blog/wp-json/');
    expect(restAddress('a/v1/b')).to.equal('/blog/wp-json/a/v1/b');
  });

  it('is that of a site without permalinks', () => {
    printLink('https://host.example/index.php?rest_route=/');
    expect(restAddress('a?x=1')).to.equal('https://host.example/index.php?rest_route=/a&x=1');
  });

  it('is the configured one if there is one, the default included', () => {
    printLink('/blog/wp-json/');
    configure({ restRoot: '/wp-json' });
    expect(restAddress('a')).to.equal('/wp-json/a');
  });

  it('is the default if the link is empty, or is in the content, which others may write', () => {
    printLink('');
    printLink('https://elsewhere.example/', document.body);
    expect(restAddress('a')).to.equal('/wp-json/a');
  });
});
