import { expect } from '@open-wc/testing';
import { captureConsole } from '../../../page-objects/captured-console';
import { until } from '../../../page-objects/until';
import { cleared, drawnMap, liveMap, printed, squares, tag, viewBox } from './fixtures';

afterEach(cleared);

/** Answers calls of the page; returns the addresses that were asked for. */
function served(answers: Readonly<Record<string, string>>): { asked: string[]; end(): void } {
  const original = window.fetch;
  const asked: string[] = [];
  window.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    asked.push(pathname);
    const body = answers[pathname];
    return body === undefined ? new Response('', { status: 404 }) : new Response(body);
  };
  return {
    asked,
    end: () => {
      window.fetch = original;
    },
  };
}

const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" onload="window.hacked = 1">
<script>window.hacked = 1</script><path id="AT-1" title="North" onclick="window.hacked = 1" d="M0 0h200v200z"/></svg>`;

describe('the map comes', () => {
  it('from the regions’ paths', async () => {
    const map = await drawnMap();
    expect(map.svg.getAttribute('viewBox')).to.equal(viewBox);
    expect(
      map.all('[data-nh-region]').map((shape) => shape.getAttribute('data-nh-region')),
    ).to.deep.equal(['AT/0', 'AT/1', 'IT/0']);
  });

  it('as the server’s own markup, keeping the same nodes', async () => {
    const box = document.createElement('main');
    document.body.append(box);
    box.innerHTML = tag({}, printed);
    const svg = box.querySelector('svg');
    const host = box.firstElementChild as HTMLElement & { updateComplete: Promise<void> };
    await host.updateComplete;
    expect(host.querySelector('svg')).to.equal(svg);
    expect([...host.querySelectorAll('[data-nh-region]')].length).to.equal(3);
    host.remove();
    await host.updateComplete;
    expect(svg?.outerHTML).to.equal(printed);
  });

  it('as a file of the site, sanitised', async () => {
    const { end } = served({ '/safe.svg': file });
    try {
      const map = await liveMap(tag({}, '<svg></svg>', ''));
      map.host.replaceChildren('Loading');
      map.host.setAttribute('src', '/safe.svg');
      const shape = await found(map.host, '[data-nh-region="AT/0"]');
      expect(shape.getAttributeNames()).to.not.include('onclick');
      expect(map.host.querySelector('script')).to.equal(null);
      expect(Reflect.get(window, 'hacked')).to.equal(undefined);
    } finally {
      end();
    }
  });

  it('as a file once, whatever the number of maps', async () => {
    const { asked, end } = served({ '/once.svg': file });
    try {
      const box = document.body.appendChild(document.createElement('main'));
      box.innerHTML = '<nh-region-map src="/once.svg"></nh-region-map>'.repeat(3);
      for (const host of box.children) await found(host, '[data-nh-region]');
      expect(asked).to.deep.equal(['/once.svg']);
    } finally {
      end();
    }
  });

  it('as a file up to the size that the settings allow', async () => {
    const { end } = served({ '/size.svg': file.padEnd(200_000) });
    const said = captureConsole('error');
    try {
      const map = await liveMap(tag({ maxFileSize: 0.1 }, '<svg></svg>', ''));
      map.host.replaceChildren('Loading');
      map.host.setAttribute('src', '/size.svg');
      await said.reached(1);
      expect(said.messages[0]).to.include('(it is too large: 0.2 MB; the limit is 0.1 MB)');
      map.host.setAttribute('settings', '{"maxFileSize":0.3}');
      await found(map.host, '[data-nh-region="AT/0"]');
    } finally {
      said.restore();
      end();
    }
  });

  it('as a large file, with all its regions and their labels', async () => {
    const outline = 'M0 0h9v9z'.padEnd(4000, 'h1h-1');
    const shapes = Array.from(
      { length: 1300 },
      (_, at) => `<path id="r${at}" title="Region ${at}" data-link="/r/${at}" d="${outline}"/>`,
    );
    const { end } = served({ '/large.svg': `${file.slice(0, -6)}${shapes.join('')}</svg>` });
    try {
      const map = await liveMap(tag({}, '<svg></svg>', ''));
      map.host.replaceChildren('Loading');
      map.host.setAttribute('src', '/large.svg');
      await found(map.host, 'svg[data-nh-hidden]');
      expect(map.host.querySelectorAll('[data-nh-region]').length).to.be.oneOf([0, 1301]);
      await until(() => map.host.querySelector('[part="map"] svg:not([data-nh-hidden])'));
      expect(map.all('[data-nh-region]').length).to.equal(1301);
      expect(map.all('[data-nh-hidden]').length).to.equal(0);
      await until(() => map.all('[data-nh-labels] text').length === 1300);
      const links = map.all('[part="map"] svg a[href="/r/7"], [part="map"] svg a[href$="/r/7"]');
      expect(links.length).to.equal(1);
    } finally {
      end();
    }
  });

  it('described by settings that name its shapes', async () => {
    const map = await liveMap(
      tag({ regions: [{ id: 'IT-7', title: 'Friuli', country: 'IT', ctitle: 'Friûl' }] }, printed),
    );
    const label = map.all('text').map((text) => text.textContent);
    expect(label).to.include('Friûl');
    expect(map.find('[data-nh-region="IT/0"]').id).to.equal('IT-7');
  });
});

describe('an SVG in the content shown until the map is loaded', () => {
  const icon = '<svg width="16"><title>Loading</title><circle r="8"/></svg>';

  for (const content of [`<p>${icon} Loading</p>`, icon]) {
    it(`is not taken for the map that src names: ${content}`, async () => {
      const { end } = served({ '/icon.svg': file });
      try {
        const box = document.body.appendChild(document.createElement('main'));
        box.innerHTML = `<nh-region-map src="/icon.svg">${content}</nh-region-map>`;
        await found(box, '[part="map"] [data-nh-region="AT/0"]');
      } finally {
        end();
      }
    });

    it(`is not taken for the map that paths draw: ${content}`, async () => {
      const { host } = await liveMap(tag({ regions: squares, viewBox }, content));
      expect(host.querySelectorAll('[part="map"] [data-nh-region]').length).to.equal(3);
    });
  }

  it('is the map if it contains a region, anywhere in the content', async () => {
    const { asked, end } = served({});
    try {
      const named = await liveMap(
        tag({}, `<p>${icon}</p><figure>${printed}</figure>`, 'src="/none.svg"'),
      );
      expect(named.all('figure [data-nh-region]').length).to.equal(3);
      const ids = '<svg viewBox="0 0 9 9"><path id="AT-7" d="M0 0h9v9z"/></svg>';
      const listed = await liveMap(tag({ regions: [{ id: 'AT-7' }] }, ids, 'src="/none.svg"'));
      expect(listed.all('[data-nh-region="AT/0"]').length).to.equal(1);
      expect(asked).to.deep.equal([]);
    } finally {
      end();
    }
  });
});

describe('a map from a file', () => {
  const two = { path: 'M0 0h9v9z', title: 'Two', country: 'AT' };

  it('contains the paths of the list', async () => {
    const { end } = served({ '/mixed.svg': file });
    try {
      const box = document.body.appendChild(document.createElement('main'));
      box.innerHTML = tag({ regions: [{ id: 'AT-1' }, two] }, '', 'src="/mixed.svg"');
      const shape = await found(box, '[data-nh-region="AT/1"]');
      expect(shape.closest('svg')?.querySelector('#AT-1[data-nh-region="AT/0"]')).to.not.equal(
        null,
      );
    } finally {
      end();
    }
  });

  it('shows only the paths and reports it if it cannot be used', async () => {
    const { end } = served({});
    const errors = captureConsole('error');
    try {
      const box = document.body.appendChild(document.createElement('main'));
      box.innerHTML = tag({ regions: [two] }, 'A list', 'src="/gone.svg"');
      await found(box, '[data-nh-region="AT/0"]');
      expect(errors.calls.length).to.equal(1);
      expect(errors.messages[0]).to.contain('only regions with a path are shown');
    } finally {
      errors.restore();
      end();
    }
  });
});

describe('the content of the tag stays', () => {
  for (const [why, src] of [
    ['the file is missing', '/missing.svg'],
    ['the file is no SVG', '/page.html'],
    ['the file is on another site', 'https://other.example/map.svg'],
  ]) {
    it(`when ${why}, and the console says so once`, async () => {
      const { asked, end } = served({ '/page.html': '<p>Hello' });
      const errors = captureConsole('error');
      try {
        const box = document.body.appendChild(document.createElement('main'));
        box.innerHTML = `<nh-region-map src="${src}"><p>A list</p></nh-region-map>`;
        await errors.reached(1);
        expect(box.querySelector('p')?.checkVisibility()).to.equal(true);
        expect(errors.calls.length).to.equal(1);
        expect(errors.messages[0]).to.match(/^<nh-region-map>: .*, so the content .*\. Print /s);
        expect(errors.calls[0]?.[1]).to.equal(box.firstElementChild);
        if (src?.startsWith('https')) expect(asked).to.deep.equal([]);
      } finally {
        errors.restore();
        end();
      }
    });
  }

  it('if no map was printed', async () => {
    const box = document.body.appendChild(document.createElement('main'));
    box.innerHTML = '<nh-region-map><p>A list</p></nh-region-map>';
    await (box.firstElementChild as HTMLElement & { updateComplete: Promise<void> }).updateComplete;
    expect(box.querySelector('p')?.checkVisibility()).to.equal(true);
  });
});

describe('a map of a thousand regions', () => {
  const thousand = Array.from({ length: 1000 }, (_, at) => ({
    path: `M${(at % 30) * 19} ${Math.floor(at / 30) * 24}h18v23h-18z`,
    title: `Region ${at}`,
    country: `C${at % 10}`,
    link: at % 4 === 0 ? `/region/${at}` : '',
  }));

  it('is drawn once, and follows a change without a new drawing', async () => {
    const map = await drawnMap({ regions: thousand, viewBox: undefined });
    expect(map.all('[data-nh-region]').length).to.equal(1000);
    const shape = map.find('[data-nh-region="C3/0"]');
    map.host.settings = {
      viewBox: undefined,
      regions: thousand.map((region, at) => (at === 3 ? { ...region, ctitle: 'Changed' } : region)),
      selector: 'always',
    };
    await map.host.updateComplete;
    expect(map.find('[data-nh-region="C3/0"]')).to.equal(shape);
    expect(map.all('text').some((text) => text.textContent === 'Changed')).to.equal(true);
  });

  it('keeps its drawing when only titles change', async () => {
    const map = await drawnMap();
    const { svg } = map;
    map.host.settings = {
      regions: squares.map((region) => ({ ...region, ctitle: 'New' })),
      viewBox,
    };
    await map.host.updateComplete;
    expect(map.find('svg')).to.equal(svg);
    expect(map.all('text').map((text) => text.textContent)).to.deep.equal(['New', 'New', 'New']);
  });
});

describe('a map of two thousand regions', () => {
  it('is drawn, then enhanced and listed, each in a task of its own', async () => {
    const regions = Array.from({ length: 2000 }, (_, at) => ({
      path: `M${(at % 50) * 11} ${Math.floor(at / 50) * 20}h10v19h-10z`,
      title: `Region ${at}`,
    }));
    const map = await drawnMap({ regions, viewBox: undefined });
    expect(map.all('path').length).to.equal(2000);
    expect(map.all('[data-nh-region]').length).to.equal(0);
    const listedAtOnce = await new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        if (map.all('[data-nh-region]').length < 2000) return;
        observer.disconnect();
        resolve(map.all('[part="list"]').length > 0);
      });
      observer.observe(map.host, { subtree: true, childList: true, attributes: true });
    });
    expect(listedAtOnce).to.equal(false);
    await until(() => map.all('[part="list"] li li').length > 0);
    expect(map.find('[part="list"]').textContent).to.include('Region 1999');
  });
});

async function found(host: Element, selector: string): Promise<Element> {
  await until(() => host.querySelector(selector) !== null);
  return host.querySelector(selector) as Element;
}
