import { expect } from 'chai';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, visitWidget } from '../page-objects/site/built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const AUDIO = '[data-widget_type="wp-widget-media_audio.default"] audio';

describe('an audio widget on a built page', () => {
  for (const address of builtPages) {
    it(`plays with its printed settings, on ${address}`, async () => {
      const { page, complaints, leave } = await visitWidget(site, address, 'audio', { width: 390 });
      // Without layout shifts: the browser's controls shift when they appear.
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
