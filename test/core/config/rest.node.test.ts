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
    ['/?rest_route=/&lang=de', 'a/b?x=1', '/?rest_route=/a/b&lang=de&x=1'],
    ['/?lang=de&rest_route=%2F', 'a/b', '/?lang=de&rest_route=/a/b'],
    ['/index.php?rest_route=%2Fsite%2F', 'a', '/index.php?rest_route=/site/a'],
    ['/wp-json/?lang=de', 'a?x=1', '/wp-json/a?lang=de&x=1'],
    ['/?rest_route=/', 'a+b&c', '/?rest_route=/a%2Bb%26c'],
  ];
  for (const [root, route, address] of cases) {
    it(`is ${address} for ${route} at ${root}`, () => {
      expect(restAddress(route, root)).to.equal(address);
    });
  }

  it('starts with the configured root', () => {
    expect(restAddress('a')).to.equal('/wp-json/a');
  });
});
