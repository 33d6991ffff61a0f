import { expect } from 'chai';
import { violations } from './axe';
import { readSite, type Site } from './browser';
import { builtPages, visitWidget } from './built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const AUDIO = '[data-widget_type="wp-widget-media_audio.default"] audio';

describe('an audio widget on a built page', () => {
  for (const address of builtPages) {
    it(`plays as it is printed, on ${address}`, async () => {
      const { page, complaints, leave } = await visitWidget(site, address, 'audio', { width: 390 });
      // Not what moves: the browser's own controls do, as they come.
      expect(complaints).to.deep.equal([]);
      expect(await violations(page, 'main')).to.deep.equal([]);
      const played = await page.$eval(AUDIO, async (audio) => {
        const media = audio as HTMLAudioElement;
        media.muted = true;
        await media.play();
        return media.duration;
      });
      expect(played).to.equal(1);
      await leave();
    });
  }
});
