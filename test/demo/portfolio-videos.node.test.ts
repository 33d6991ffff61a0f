import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { BufferSource, Input, WEBM } from 'mediabunny';
import { films } from '../../demo/server/portfolio/films';
import { videoPath } from '../../demo/server/portfolio/work';
import { rawAnswer } from './raw-request';
import { siteForReading } from './site';

describe('the films of the works', () => {
  const site = siteForReading();
  const part = (file: string, range: string) =>
    rawAnswer(site().url, videoPath(file), { Range: range });

  for (const { file, width, height } of films) {
    it(`${file} is small, has a duration and the declared size`, async () => {
      const content = await readFile(`demo/assets/videos/${file}`);
      expect(content.length).to.be.lessThan(120_000);
      const input = new Input({ formats: [WEBM], source: new BufferSource(content) });
      expect(await input.computeDuration()).to.be.closeTo(5, 0.1);
      const track = await input.getPrimaryVideoTrack();
      expect([track?.displayWidth, track?.displayHeight]).to.deep.equal([width, height]);
    });
  }

  it('support range requests, which browsers need to seek', async () => {
    const content = await readFile('demo/assets/videos/press.webm');
    const { status, headers, body } = await part('press.webm', 'bytes=100-199');
    expect(status).to.equal(206);
    expect(headers).to.include({
      'content-type': 'video/webm',
      'content-range': `bytes 100-199/${content.length}`,
      'accept-ranges': 'bytes',
    });
    expect(body).to.deep.equal(content.subarray(100, 200));
    const rest = await part('press.webm', `bytes=${content.length - 5}-`);
    expect(rest.body).to.deep.equal(content.subarray(-5));
    const suffix = await part('press.webm', 'bytes=-7');
    expect([suffix.status, suffix.body]).to.deep.equal([206, content.subarray(-7)]);
  });

  it('refuse ranges outside the file', async () => {
    const { status, headers } = await part('press.webm', 'bytes=9999999-');
    expect(status).to.equal(416);
    expect(headers['content-range']).to.match(/^bytes \*\/\d+$/);
  });
});
