import { expect } from 'chai';
import { decode } from 'fast-png';
import { blockImage } from '../../server/block-image';
import { contentName, imageType } from '../../server/image-type';

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'string' ? part : [part])));

describe('the type of an image', () => {
  it('is read from the first bytes', () => {
    expect(imageType(bytes(0x89, 'PNG\r\n', 0x1a, '\n'))?.type).to.equal('image/png');
    expect(imageType(bytes(0xff, 0xd8, 0xff, 0xe0))?.type).to.equal('image/jpeg');
    expect(imageType(bytes('GIF87a'))?.type).to.equal('image/gif');
    expect(imageType(bytes('GIF89a'))?.type).to.equal('image/gif');
    expect(imageType(bytes('RIFF1234WEBP'))?.type).to.equal('image/webp');
  });

  it('is undefined for files of other types', () => {
    for (const start of ['<svg></svg>', 'GIF88a', '', 'RIFF1234WAVE', ' \x89PNG'])
      expect(imageType(bytes(start)), start).to.equal(undefined);
  });
});

describe('the name of a file made from its content', () => {
  it('is equal for equal bytes only', () => {
    expect(contentName(bytes('a'))).to.match(/^[\da-f]{32}$/);
    expect(contentName(bytes('a'))).to.equal(contentName(bytes('a')));
    expect(contentName(bytes('a'))).not.to.equal(contentName(bytes('b')));
  });
});

describe('an image of blocks', () => {
  it('is a PNG with the blocks on their background', () => {
    const image = blockImage([[0, 0, 50, 100, 'ink']], [255, 255, 255], { ink: [1, 2, 3] });
    const { width, height, data } = decode(image);
    expect([width, height]).to.deep.equal([160, 120]);
    const pixel = (x: number, y: number) => [...data.slice((y * 160 + x) * 3).slice(0, 3)];
    expect([pixel(0, 0), pixel(79, 119)]).to.deep.equal([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(pixel(80, 0)).to.deep.equal([255, 255, 255]);
  });
});
