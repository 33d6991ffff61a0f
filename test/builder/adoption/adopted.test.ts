import { expect } from '@open-wc/testing';
import { rendered, until } from '../../page-objects/until';
import {
  accordion,
  accordionContent,
  bringPageAlive,
  isLive,
  printedAs,
  show,
  told,
  widget,
} from './fixtures';

await bringPageAlive({ adopt: true });

/** Nodes that a page loses or gains by adoption, apart from attributes. */
function elementsOf(node: Element): string[] {
  return [...node.querySelectorAll('*')].map(({ localName }) => localName);
}

describe('a printed builder node', () => {
  it('is activated in place: nothing is moved, wrapped or rendered', async () => {
    const find = show(accordion('id="it"'));
    const before = elementsOf(find('#it'));
    await until(() => isLive(find('#it')));
    expect(elementsOf(find('#it'))).to.deep.equal(before);
    find('[data-tab="2"]').click();
    await until(() => find('[data-tab="2"]').getAttribute('aria-expanded') === 'true');
  });

  for (const settings of ['', 'data-settings=""', 'data-settings="[]"', 'data-settings="{}"']) {
    it(`is activated without settings: ${settings || 'no attribute'}`, async () => {
      const find = show(accordion(`id="it" ${settings}`));
      await until(() => isLive(find('#it')));
    });
  }

  it('stays as printed if its settings are invalid, which is reported once, while its siblings are activated', async () => {
    const find = show(
      accordion('id="broken" class="elementor-invisible" data-settings="{oops"') +
        accordion('id="whole"'),
    );
    const errors = await told('error', async () => {
      await until(() => isLive(find('#whole')));
      await rendered();
    });
    expect(errors).to.have.lengthOf(1);
    expect(errors[0]).to.match(/^<nh-accordion>: data-settings is not valid JSON/);
    expect(isLive(find('#broken'))).to.equal(false);
    // Set by the motion code, which may still be loading.
    await until(() => !find('#broken').classList.contains('elementor-invisible'));
  });

  for (const type of ['accordion.other', 'accordion', 'constructor', 'unknown.default']) {
    it(`is not adopted if its type is ${type}`, async () => {
      const find = show(widget(type, accordionContent('One'), 'id="it"') + accordion('id="known"'));
      const before = find('#it').outerHTML;
      await until(() => isLive(find('#known')));
      await rendered();
      expect(find('#it').outerHTML).to.equal(before);
    });
  }

  it('plays its entrance animation even without a type', async () => {
    const find = show(
      `<div id="it" data-element_type="widget" data-settings='{"_animation":"fadeIn"}'>${accordionContent('One')}</div>`,
    );
    await until(() => find('#it').classList.contains('animated'));
    await rendered();
    expect(isLive(find('#it'))).to.equal(false);
  });

  it('is stretched before its background is shown at the same width', async () => {
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

  it('plays its entrance animation for any type', async () => {
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

  it('is shown if it was hidden for an animation that its settings do not contain', async () => {
    const find = show(
      '<div data-element_type="container" id="it" class="elementor-invisible"><p>Hello</p></div>',
    );
    await until(() => !find('#it').classList.contains('elementor-invisible'));
  });

  it('is activated ten levels deep', async () => {
    let markup = accordion('id="it"');
    for (let level = 0; level < 10; level++) {
      markup = `<div data-element_type="container" class="e-con">${markup}</div>`;
    }
    const find = show(markup);
    await until(() => isLive(find('#it')));
  });

  it('is activated inside the wrappers of old pages', async () => {
    const content = `<style>.x{}</style><div class="elementor-widget-container">${accordionContent('One', 'Two')}</div>`;
    const find = show(`<div class="elementor" data-elementor-id="7"><div class="elementor-inner">
      <div class="elementor-section-wrap"><section data-element_type="section"><div class="elementor-container">
      <div class="elementor-row"><div data-element_type="column"><div class="elementor-column-wrap">
      <div class="elementor-widget-wrap">${widget('accordion.default', content, 'id="it"')}</div></div></div></div>
      </div></section></div></div></div>`);
    await until(() => isLive(find('#it')));
  });
});

describe('a builder node and one of our tags', () => {
  it('activates only the tag if the tag is inside the node', async () => {
    const content = `<nh-accordion>${accordionContent('One', 'Two')}</nh-accordion>`;
    const find = show(widget('accordion.default', content, 'id="it"'));
    let opened = 0;
    find('#it').addEventListener('nh-accordion-open', () => opened++);
    await until(() => isLive(find('#it')));
    await rendered();
    find('[data-tab="2"]').click();
    expect(opened).to.equal(1);
  });

  it('activates only the tag if the tag is around the node', async () => {
    const find = show(`<nh-accordion id="it">${accordion()}</nh-accordion>`);
    let opened = 0;
    find('#it').addEventListener('nh-accordion-open', () => opened++);
    await until(() => isLive(find('#it')));
    await rendered();
    find('[data-tab="2"]').click();
    expect(opened).to.equal(1);
  });

  it('animates the node itself if the tag is one of several children', async () => {
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

/** Counts how often a node's entrance was played or started again. */
async function entrances(markup: string): Promise<number> {
  const find = show(markup);
  const node = find('#it');
  let count = 0;
  const observer = new MutationObserver(() => {
    if (node.classList.contains('animated')) count++;
  });
  observer.observe(node, { attributeFilter: ['class'] });
  await until(() => node.classList.contains('animated'));
  await rendered();
  observer.disconnect();
  return count;
}

describe('an animated node and one of our tags', () => {
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
    it(`${where}: plays the entrance once`, async () => {
      expect(await entrances(markup)).to.equal(1);
    });
  }
});

describe('a node that is added later', () => {
  it('is adopted with its descendants', async () => {
    const find = show('<div id="place"></div>');
    const popup = document.createElement('div');
    popup.innerHTML = accordion('id="it"');
    find('#place').append(popup);
    await until(() => isLive(find('#it')));
  });

  it('is restored when it is removed, and activated again when it is put back', async () => {
    const find = show(`<div id="place">${accordion('id="it"')}</div>`);
    const it = find('#it');
    const printed = printedAs(it);
    await until(() => isLive(it));
    it.remove();
    await rendered();
    expect(printedAs(it)).to.equal(printed);
    find('#place').append(it);
    await until(() => isLive(it));
  });

  it('stays active when it is moved', async () => {
    const find = show(`${accordion('id="it"')}<div id="place"></div>`);
    const it = find('#it');
    await until(() => isLive(it));
    find('[data-tab="2"]').click();
    await until(() => find('[data-tab="2"]').getAttribute('aria-expanded') === 'true');
    find('#place').append(it);
    await rendered();
    expect(find('[data-tab="2"]').getAttribute('aria-expanded')).to.equal('true');
  });

  it('is adopted if it was removed before its activation and put back', async () => {
    const find = show('<div id="place"></div>');
    find('#place').innerHTML = accordion('id="it"');
    const it = find('#it');
    await Promise.resolve();
    it.remove();
    await rendered();
    find('#place').append(it);
    await until(() => isLive(it));
  });
});

describe('a delayed node', () => {
  it('gets no behavior or animation until the attribute is removed', async () => {
    const animated = `id="moves" data-settings='{"animation":"fadeIn"}'`;
    const find = show(`<div id="holder" data-delay-child-handlers="true">${accordion('id="it"')}
      <section data-element_type="section" ${animated}>Hello</section></div>`);
    await rendered();
    await rendered();
    expect(isLive(find('#it'))).to.equal(false);
    expect(find('#moves').className).to.equal('');
    find('#holder').removeAttribute('data-delay-child-handlers');
    await until(() => isLive(find('#it')) && find('#moves').classList.contains('animated'));
  });
});

describe('adoption of a root', () => {
  it('works in a shadow root passed by site code', async () => {
    const { adopt } = await import('../../../src/autoload');
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

  it('reports invalid arguments', async () => {
    const { adopt } = await import('../../../src/autoload');
    const messageFor = (options: unknown) =>
      adopt(options as never).then(
        () => '',
        (error: Error) => error.message,
      );
    expect(await messageFor(undefined)).to.equal('root is required.');
    expect(await messageFor({ root: 'body' })).to.equal('root invalid instance.');
  });
});
