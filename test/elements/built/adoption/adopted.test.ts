import { expect } from '@open-wc/testing';
import {
  accordion,
  accordionContent,
  bringPageAlive,
  isLive,
  printedAs,
  settled,
  show,
  told,
  until,
  widget,
} from './fixtures';

await bringPageAlive({ adopt: true });

/** What a page loses or gains by being adopted, apart from attributes. */
function elementsOf(node: Element): string[] {
  return [...node.querySelectorAll('*')].map(({ localName }) => localName);
}

describe('a node that the builder has printed', () => {
  it('lives in place: nothing is moved, wrapped or drawn', async () => {
    const find = show(accordion('id="it"'));
    const before = elementsOf(find('#it'));
    await until(() => isLive(find('#it')));
    expect(elementsOf(find('#it'))).to.deep.equal(before);
    find('[data-tab="2"]').click();
    await until(() => find('[data-tab="2"]').getAttribute('aria-expanded') === 'true');
  });

  for (const settings of ['', 'data-settings=""', 'data-settings="[]"', 'data-settings="{}"']) {
    it(`lives without settings: ${settings || 'no attribute'}`, async () => {
      const find = show(accordion(`id="it" ${settings}`));
      await until(() => isLive(find('#it')));
    });
  }

  it('stays as printed where its settings are broken, which is told once, and its neighbours live', async () => {
    const find = show(
      accordion('id="broken" class="elementor-invisible" data-settings="{oops"') +
        accordion('id="whole"'),
    );
    const errors = await told('error', async () => {
      await until(() => isLive(find('#whole')));
      await settled();
    });
    expect(errors).to.have.lengthOf(1);
    expect(errors[0]).to.match(/^<nh-accordion>: data-settings is not valid JSON/);
    expect(isLive(find('#broken'))).to.equal(false);
    // By the code of motion, which may still be on its way.
    await until(() => !find('#broken').classList.contains('elementor-invisible'));
  });

  for (const type of ['accordion.other', 'accordion', 'constructor', 'unknown.default']) {
    it(`is left alone where its type is ${type}`, async () => {
      const find = show(widget(type, accordionContent('One'), 'id="it"') + accordion('id="known"'));
      const before = find('#it').outerHTML;
      await until(() => isLive(find('#known')));
      await settled();
      expect(find('#it').outerHTML).to.equal(before);
    });
  }

  it('has nothing of its own without a type, but is animated', async () => {
    const find = show(
      `<div id="it" data-element_type="widget" data-settings='{"_animation":"fadeIn"}'>${accordionContent('One')}</div>`,
    );
    await until(() => find('#it').classList.contains('animated'));
    await settled();
    expect(isLive(find('#it'))).to.equal(false);
  });

  it('is stretched before its background is shown, which is as wide', async () => {
    const settings = JSON.stringify({
      stretch_section: 'section-stretched',
      background_background: 'slideshow',
      background_slideshow_gallery: [{ id: 1, url: '/demo/assets/box.svg' }],
    });
    const find = show(
      `<main style="padding: 0 60px"><section id="it" data-element_type="section" data-settings='${settings}'><p>Hi</p></section></main>`,
    );
    await until(() => find('#it').querySelector('.elementor-background-slideshow') !== null);
    await until(() => find('#it').style.width !== '');
    const { width } = find('.elementor-background-slideshow').getBoundingClientRect();
    expect(width).to.equal(document.documentElement.clientWidth);
  });

  it('is animated whatever its type is', async () => {
    const find = show(
      widget(
        'unknown.default',
        'Hello',
        `id="it" class="elementor-invisible" data-settings='{"_animation":"fadeIn"}'`,
      ),
    );
    await until(() => find('#it').classList.contains('animated'));
    expect(find('#it').classList.contains('elementor-invisible')).to.equal(false);
  });

  it('is shown where it was hidden for an animation that its settings do not name', async () => {
    const find = show(
      '<div data-element_type="container" id="it" class="elementor-invisible"><p>Hello</p></div>',
    );
    await until(() => !find('#it').classList.contains('elementor-invisible'));
  });

  it('lives ten levels deep', async () => {
    let markup = accordion('id="it"');
    for (let level = 0; level < 10; level++) {
      markup = `<div data-element_type="container" class="e-con">${markup}</div>`;
    }
    const find = show(markup);
    await until(() => isLive(find('#it')));
  });

  it('lives in the wrappers of old pages', async () => {
    const content = `<style>.x{}</style><div class="elementor-widget-container">${accordionContent('One', 'Two')}</div>`;
    const find = show(`<div class="elementor" data-elementor-id="7"><div class="elementor-inner">
      <div class="elementor-section-wrap"><section data-element_type="section"><div class="elementor-container">
      <div class="elementor-row"><div data-element_type="column"><div class="elementor-column-wrap">
      <div class="elementor-widget-wrap">${widget('accordion.default', content, 'id="it"')}</div></div></div></div>
      </div></section></div></div></div>`);
    await until(() => isLive(find('#it')));
  });
});

describe('a node and a tag of ours', () => {
  it('that is in it: the node is not adopted a second time', async () => {
    const content = `<nh-accordion>${accordionContent('One', 'Two')}</nh-accordion>`;
    const find = show(widget('accordion.default', content, 'id="it"'));
    let opened = 0;
    find('#it').addEventListener('nh-accordion-open', () => opened++);
    await until(() => isLive(find('#it')));
    await settled();
    find('[data-tab="2"]').click();
    expect(opened).to.equal(1);
  });

  it('that is around it: the node is not adopted a second time', async () => {
    const find = show(`<nh-accordion id="it">${accordion()}</nh-accordion>`);
    let opened = 0;
    find('#it').addEventListener('nh-accordion-open', () => opened++);
    await until(() => isLive(find('#it')));
    await settled();
    find('[data-tab="2"]').click();
    expect(opened).to.equal(1);
  });

  it('that is one thing of several in it: the node itself is animated', async () => {
    const content = `<p>Before</p><nh-accordion>${accordionContent('One')}</nh-accordion>`;
    const find = show(
      widget(
        'text.default',
        content,
        `id="it" class="elementor-invisible" data-settings='{"_animation":"fadeIn"}'`,
      ),
    );
    await until(() => find('#it').classList.contains('animated'));
  });
});

/** How often a node's animation was played: its class came, or it was hidden for it anew. */
async function entrances(markup: string): Promise<number> {
  const find = show(markup);
  const node = find('#it');
  let count = 0;
  const observer = new MutationObserver(() => {
    if (node.classList.contains('animated')) count++;
  });
  observer.observe(node, { attributeFilter: ['class'] });
  await until(() => node.classList.contains('animated'));
  await settled();
  observer.disconnect();
  return count;
}

describe('an animated node and a tag of ours', () => {
  const animated = `id="it" class="elementor-invisible" data-settings='{"_animation":"fadeIn"}'`;
  const container = animated.replace('_animation', 'animation');
  const pages = {
    'that is in it': widget('toggle.default', '<nh-toggle><p>Hello</p></nh-toggle>', animated),
    'that is around it': `<nh-text-editor>${widget('text-editor.default', '<p>Hello</p>', animated)}</nh-text-editor>`,
    'that is around it, where it lays the page out': `<nh-container><div data-element_type="container" ${container}>
      <p>Hello</p></div></nh-container>`,
    'that is in it, where it lays the page out': `<div data-element_type="container" ${container}><nh-container>
      <p>Hello</p></nh-container></div>`,
    'that is in another one': widget(
      'toggle.default',
      '<nh-toggle><nh-text-editor><p>Hello</p></nh-text-editor></nh-toggle>',
      animated,
    ),
  };
  for (const [where, markup] of Object.entries(pages)) {
    it(`${where}: it enters once`, async () => {
      expect(await entrances(markup)).to.equal(1);
    });
  }
});

describe('a node that comes later', () => {
  it('is adopted, with those inside it', async () => {
    const find = show('<div id="place"></div>');
    const popup = document.createElement('div');
    popup.innerHTML = accordion('id="it"');
    find('#place').append(popup);
    await until(() => isLive(find('#it')));
  });

  it('is given back as it was printed when it leaves, and lives again when it is back', async () => {
    const find = show(`<div id="place">${accordion('id="it"')}</div>`);
    const it = find('#it');
    const printed = printedAs(it);
    await until(() => isLive(it));
    it.remove();
    await settled();
    expect(printedAs(it)).to.equal(printed);
    find('#place').append(it);
    await until(() => isLive(it));
  });

  it('keeps its life when it is moved', async () => {
    const find = show(`${accordion('id="it"')}<div id="place"></div>`);
    const it = find('#it');
    await until(() => isLive(it));
    find('[data-tab="2"]').click();
    await until(() => find('[data-tab="2"]').getAttribute('aria-expanded') === 'true');
    find('#place').append(it);
    await settled();
    expect(find('[data-tab="2"]').getAttribute('aria-expanded')).to.equal('true');
  });

  it('is adopted where it left before its turn and came back', async () => {
    const find = show('<div id="place"></div>');
    find('#place').innerHTML = accordion('id="it"');
    const it = find('#it');
    await Promise.resolve();
    it.remove();
    await settled();
    find('#place').append(it);
    await until(() => isLive(it));
  });
});

describe('a node that is held back', () => {
  it('gets no behaviour, animation included, until the attribute goes', async () => {
    const animated = `id="moves" data-settings='{"animation":"fadeIn"}'`;
    const find = show(`<div id="holder" data-delay-child-handlers="true">${accordion('id="it"')}
      <section data-element_type="section" ${animated}>Hello</section></div>`);
    await settled();
    await settled();
    expect(isLive(find('#it'))).to.equal(false);
    expect(find('#moves').className).to.equal('');
    find('#holder').removeAttribute('data-delay-child-handlers');
    await until(() => isLive(find('#it')) && find('#moves').classList.contains('animated'));
  });
});

describe('adoption of a root', () => {
  it('reaches into a shadow root that site code names', async () => {
    const { adopt } = await import('../../../../src/autoload');
    const find = show('<div id="host"></div>');
    const root = find('#host').attachShadow({ mode: 'open' });
    root.innerHTML = accordion();
    await adopt({ root });
    await new Promise<void>((resolve) => {
      const look = () => root.querySelector('[data-nh-live]') && resolve();
      new MutationObserver(look).observe(root, { subtree: true, attributes: true });
      look();
    });
  });

  it('says what is wrong with its arguments', async () => {
    const { adopt } = await import('../../../../src/autoload');
    const messageFor = (options: unknown) =>
      adopt(options as never).then(
        () => '',
        (error: Error) => error.message,
      );
    expect(await messageFor(undefined)).to.equal('root is required.');
    expect(await messageFor({ root: 'body' })).to.equal('root invalid instance.');
  });
});
