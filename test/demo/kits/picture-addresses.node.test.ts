import { expect } from 'chai';
import {
  pictureAddresses,
  withAddresses,
} from '../../../demo/server/kits/imports/pictures/addresses';

const html = `<img src="https://old.example/a.png?w=1&amp;h=2"> <a href='/b.png?w=1&#038;h=2'>b</a>`;

describe('addresses in markup', () => {
  it('of pictures are found with their ampersands decoded', () => {
    expect([...pictureAddresses(html)]).to.deep.equal([
      'https://old.example/a.png?w=1&h=2',
      '/b.png?w=1&h=2',
    ]);
  });

  it('of pictures end with the name of a type that the media library has', () => {
    const all = ['png', 'jpg', 'jpeg', 'GIF', 'webp', 'svg', 'pdf'].map((end) => `/up/a.${end}`);
    expect([...pictureAddresses(all)]).to.deep.equal(all.slice(0, 5));
  });

  it('are changed by their decoded form', () => {
    const moved = withAddresses(html, (address) =>
      address === 'https://old.example/a.png?w=1&h=2' ? '/media/a.png' : address,
    );
    expect(moved).to.equal(`<img src="/media/a.png"> <a href='/b.png?w=1&#038;h=2'>b</a>`);
  });

  it('stay encoded when they are changed', () => {
    const moved = withAddresses(html, (address) => address.replace('https://old.example', ''));
    expect(moved).to.include('<img src="/a.png?w=1&amp;h=2">');
  });
});
