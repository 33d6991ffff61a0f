import '../../../../src/define/audio';
import { expect, fixture } from '@open-wc/testing';

afterEach(() => {
  Reflect.deleteProperty(window, 'wp');
  Reflect.deleteProperty(window, 'mejs');
});

/** A player that wraps what it plays, as the CMS's does; it notes what it was asked. */
function cmsPlayer(): string[] {
  const asked: string[] = [];
  const initialize = (): void => {
    asked.push('initialize');
    for (const audio of document.querySelectorAll('.wp-audio-shortcode')) {
      const box = document.createElement('div');
      box.className = 'mejs-container';
      box.id = 'mep_0';
      audio.replaceWith(box);
      box.append(audio);
    }
  };
  const players = { mep_0: { remove: () => asked.push('remove') } };
  Object.assign(window, { wp: { mediaelement: { initialize } }, mejs: { players } });
  return asked;
}

async function living(content: string): Promise<HTMLElement> {
  const host = await fixture<HTMLElement>(`<nh-audio>${content}</nh-audio>`);
  await Reflect.get(host, 'updateComplete');
  return host;
}

const AUDIO = '<audio class="wp-audio-shortcode" controls></audio>';

describe('an audio widget of the CMS’s', () => {
  it('is left to the browser where the CMS’s player is not on the page', async () => {
    const host = await living(`<h5>The press</h5>${AUDIO}`);
    expect(host.querySelector('audio')?.controls).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it('is started when it came after the page, and ended with it', async () => {
    const asked = cmsPlayer();
    const host = await living(AUDIO);
    expect(asked).to.deep.equal(['initialize']);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(asked).to.deep.equal(['initialize', 'remove']);
  });

  it('is not started twice', async () => {
    const asked = cmsPlayer();
    const host = await living(`<div class="mejs-container">${AUDIO}</div>`);
    expect(asked).to.deep.equal([]);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(asked).to.deep.equal([]);
  });
});
