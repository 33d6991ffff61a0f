import { expect } from 'chai';
import { restAddress } from '../../../src/core/config';

describe('the address of a REST route', () => {
  const cases: [root: string, route: string, address: string][] = [
    ['/wp-json', 'a/v1/b', '/wp-json/a/v1/b'],
    ['/wp-json/', '/a/v1/b', '/wp-json/a/v1/b'],
    ['/wp-json', 'a?x=1&y=2', '/wp-json/a?x=1&y=2'],
    ['https://x.test/blog/wp-json', 'a', 'https://x.test/blog/wp-json/a'],
    ['/?rest_route=/', 'a/v1/b', '/?rest_route=/a/v1/b'],
    ['/?rest_route=', 'a?x=1&y=2', '/?rest_route=/a&x=1&y=2'],
  ];
  for (const [root, route, address] of cases) {
    it(`${root} and ${route} make ${address}`, () => {
      expect(restAddress(route, root)).to.equal(address);
    });
  }

  it('begins at the configured root', () => {
    expect(restAddress('a')).to.equal('/wp-json/a');
  });
});
