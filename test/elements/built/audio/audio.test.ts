import '../../../../src/define/audio';
import { expect, fixture } from '@open-wc/testing';

afterEach(() => {
  Reflect.deleteProperty(window, 'wp');
  Reflect.deleteProperty(window, 'mejs');
});

/** A player that wraps its media element like the CMS's, and records calls. */
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

describe('the CMS’s audio widget', () => {
  it('uses the browser’s player if the page does not load the CMS’s player', async () => {
    const host = await living(`<h5>The press</h5>${AUDIO}`);
    expect(host.querySelector('audio')?.controls).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it('starts the player if added after page load, and ends it when removed', async () => {
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
