import { expect } from 'chai';
import {
  logIn,
  ownComplaints,
  publish,
  read,
  setSwitches,
  useWordPress,
  visit,
  wordPress,
} from './site';

describe('the settings screen', () => {
  useWordPress();

  /** PHP that takes back what a test has changed for others. */
  let cleanUp = '';
  afterEach(() => {
    if (cleanUp) wordPress.php(cleanUp);
    cleanUp = '';
  });

  it('checks a page without changing anything, and saves the switches', async () => {
    setSwitches({ contact_form: false });
    publish('checked', '[contact-form-7 id="7"]');
    const opened = await visit('/');
    const { page, leave } = opened;
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=nh-elements`);
    await page.$eval(
      '#nh-elements-address',
      (field, url) => Reflect.set(field, 'value', url),
      `${wordPress.url}/checked/`,
    );
    await page.click('#nh-elements-check button');
    await page.waitForFunction(() => /1 form would run/.test(document.body.innerText));
    expect(await read('/checked/')).not.to.contain('<nh-contact-form');
    await page.click('[name="nh_elements[contact_form]"]');
    await Promise.all([page.waitForNavigation(), page.click('#submit')]);
    expect(await read('/checked/')).to.contain('<nh-contact-form');
    expect(ownComplaints(opened)).to.deep.equal([]);
    await leave();
  });

  it('gives events to a tag manager only if an administrator has switched tracking on, after consent', async () => {
    setSwitches({ tracking: false });
    const path = publish('tracked', '[nh_counter]');
    expect(await read(path)).not.to.contain('dataLayer');
    setSwitches({ tracking: true });
    const { page, leave } = await visit(path);
    const library = await page.$eval('script[src*="autoload.js"]', (script) =>
      (script as HTMLScriptElement).src.replace(/autoload\.js.*/, 'tracking.js'),
    );
    const before = await page.evaluate(async (address) => {
      const { configureTracking, track } = await import(address);
      track('before_consent', {});
      const before = [...(Reflect.get(window, 'dataLayer') ?? [])];
      configureTracking({ consent: true });
      track('after_consent', {});
      return before;
    }, library);
    expect(before).to.deep.equal([]);
    await page.waitForFunction(() => {
      const events: { event: string }[] = Reflect.get(window, 'dataLayer') ?? [];
      return events.some(({ event }) => event === 'after_consent');
    });
    await leave();
  });

  it('is reached from the list of plugins, and from the kit library while it has no address', async () => {
    const opened = await visit('/');
    const { page, leave } = opened;
    await logIn(page);
    for (const [screen, link] of [
      ['plugins.php', '[data-plugin="nh-elements/nh-elements.php"] .settings a'],
      ['tools.php?page=nh-elements-kit-library', '.wrap a.button'],
    ] as const) {
      await page.goto(`${wordPress.url}/wp-admin/${screen}`);
      await Promise.all([page.waitForNavigation(), page.click(link)]);
      expect(page.url(), screen).to.match(/options-general\.php\?page=nh-elements$/);
    }
    expect(ownComplaints(opened)).to.deep.equal([]);
    await leave();
  });

  it('keeps the address of the library, and says so, if the new one is not encrypted', async () => {
    wordPress.php("update_option( 'nh_elements_library', 'https://library.example/v' );");
    cleanUp = "delete_option( 'nh_elements_library' );";
    const { page, leave } = await visit('/');
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=nh-elements`);
    await page.locator('#nh-elements-library').fill('http://other.example');
    await Promise.all([page.waitForNavigation(), page.click('#submit')]);
    const told = await page.$$eval('.notice-error', (notices) =>
      notices.map(({ textContent }) => textContent?.trim()),
    );
    expect(told).to.have.length(1);
    expect(told[0]).to.contain('The address of the library is not saved.');
    expect(
      await page.$eval('#nh-elements-library', (field) => Reflect.get(field, 'value')),
    ).to.equal('https://library.example/v');
    await leave();
  });

  it('gives no report to visitors', async () => {
    const html = await read('/checked/?nh_elements_report=guessed');
    expect(html).to.contain('<!DOCTYPE html>');
  });

  it('checks pages that have another origin than the administration', async () => {
    publish('elsewhere', '[contact-form-7 id="7"] [contact-form-7 id="8" service="turnstile"]');
    const other = wordPress.url.replace('127.0.0.1', 'localhost');
    const { page, leave } = await visit('/');
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=nh-elements`);
    await page.$eval(
      '#nh-elements-check',
      (form, home) => form.setAttribute('data-home', home),
      other,
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.$eval(
      '#nh-elements-address',
      (field, url) => Reflect.set(field, 'value', url),
      `${other}/elsewhere/`,
    );
    await page.click('#nh-elements-check button');
    await page.waitForFunction(() => /could not be checked/.test(document.body.innerText));
    expect(asked.some((url) => url.startsWith(`${other}/elsewhere/`))).to.equal(true);
    await page.$eval(
      '#nh-elements-address',
      (field, url) => Reflect.set(field, 'value', url),
      'https://other.example/',
    );
    await page.click('#nh-elements-check button');
    await page.waitForFunction(() => /Only pages of this site/.test(document.body.innerText));
    await leave();
  });

  it('names the reasons that keep a script', async () => {
    const { page, leave } = await visit('/');
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=nh-elements`);
    await page.$eval(
      '#nh-elements-address',
      (field, url) => Reflect.set(field, 'value', url),
      `${wordPress.url}/elsewhere/?template`,
    );
    await page.click('#nh-elements-check button');
    await page.waitForFunction(() =>
      document.body.innerText.includes(
        'The forms keep their plugin’s script, because of: Turnstile, a form that no shortcode has printed.',
      ),
    );
    await leave();
  });

  it('names misspelt tags and shortcodes, with the right ones', async () => {
    publish(
      'misspelt',
      '<nh-portfoilo></nh-portfoilo> <nh-atelier></nh-atelier> [nh_conter] [nh_counter] <code>&lt;nh-x> [nh_y]</code>',
    );
    const { page, leave } = await visit('/');
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=nh-elements`);
    await page.locator('#nh-elements-address').fill(`${wordPress.url}/misspelt/`);
    await page.click('#nh-elements-check button');
    await page.waitForFunction(() => /Counter: 1/.test(document.body.innerText));
    const lines = await page.$$eval('#nh-elements-report li', (items) =>
      items.map(({ textContent }) => textContent),
    );
    expect(lines).to.deep.equal([
      '<nh-portfoilo> is unknown to nh-elements. Is <nh-portfolio> meant?',
      '<nh-atelier> is unknown to nh-elements, so it stays as printed.',
      '[nh_conter] is unknown to nh-elements. Is [nh_counter] meant?',
      'Counter: 1',
    ]);
    await leave();
  });

  it('speaks the language of the administrator, also in the report', async () => {
    publish('built', '[built_page]');
    publish('counted', '[nh_counter]');
    wordPress.php("update_user_meta( 1, 'locale', 'de_DE' );");
    cleanUp = "delete_user_meta( 1, 'locale' );";
    const { page, leave } = await visit('/');
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=nh-elements`);
    const report = async (path: string): Promise<string> => {
      await page.locator('#nh-elements-address').fill(wordPress.url + path);
      await page.click('#nh-elements-check button');
      const list = await page.waitForFunction(() => {
        const lines = document.querySelector<HTMLElement>('#nh-elements-report')?.innerText;
        return lines && lines !== 'Wird geprüft …' ? lines : undefined;
      });
      const lines = await list.jsonValue();
      await page.$eval('#nh-elements-report', (box) => box.replaceChildren());
      return lines ?? '';
    };
    expect(await report('/counted/')).to.equal('Zähler: 1');
    expect(await report('/built/?widget=foreign-chart')).to.equal(
      'Der Page-Builder behält seine Skripte: nh-elements kennt 0 von 1 Widgets auf dieser Seite, aber nicht foreign-chart.',
    );
    const button = await page.$eval('#nh-elements-check button', (one) => one.textContent);
    expect(button).to.equal('Diese Seite prüfen');
    await leave();
  });
});
