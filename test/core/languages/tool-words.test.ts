import '../../../src/define/kit-export';
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import type { LanguagePack } from '../../../src/core/languages/packs';
import { toolPacks } from '../../../src/core/languages/tool-packs';
import {
  comingWords,
  defineToolMessages,
  settingText,
} from '../../../src/core/languages/tool-words';
import { until } from '../../page-objects/until';

type Load = () => Promise<{ readonly default: LanguagePack }>;
/** The table of a family, in which tests replace the network. */
const network = toolPacks.kits as Readonly<Record<string, Load>> as Record<string, Load>;
const html = document.documentElement;

afterEach(() => {
  configure({ locale: undefined, messages: undefined });
  html.lang = 'en';
});

/** The export wizard, which shows an error without a server; its words are there at once. */
async function wizard(): Promise<HTMLElement> {
  const host = await fixture<HTMLElement>('<nh-kit-export></nh-kit-export>');
  await Reflect.get(host, 'updateComplete');
  return host;
}

const stepsOf = (host: Element): string[] =>
  [...inside(host, '[part=steps] li')].map((step) => step.textContent);

/** The language in which a screen reader reads each step. */
const languagesOf = (host: Element): string[] =>
  [...inside(host, '[part=steps] li')].map(
    (step) => step.closest('[lang]')?.getAttribute('lang') ?? html.lang,
  );

const inside = (host: Element, selector: string): NodeListOf<Element> =>
  (host.shadowRoot ?? host).querySelectorAll(selector);

/** Sets the language of the page, and waits for the words of the tool. */
async function speak(locale: string): Promise<void> {
  html.lang = locale;
  configure({ locale });
  await comingWords(['kits', 'failures']);
}

/** Speaks a language of its own for a test, because each pack is requested once. */
async function speakUnknown(code: string, load: Load): Promise<void> {
  network[code] = load;
  await speak(code);
}

describe('a tool for administrators in another language', () => {
  it('speaks German from its first picture, also in Austria', async () => {
    html.lang = 'de-AT';
    const host = await wizard();
    expect(stepsOf(host)).to.deep.equal(['Beschreiben', 'Anpassen', 'Exportieren', 'Fertig']);
    expect(inside(host, '[lang]')).to.have.length(0);
  });

  it('has its errors in Japanese', async () => {
    await speak('ja');
    const { apiErrorMessage } = await import('../../../src/api/client');
    expect(apiErrorMessage({ reason: 'offline' } as never).title).to.equal(
      'サーバーに接続できません',
    );
  });

  it('changes its words when the site changes its language', async () => {
    await speak('fr');
    const host = await wizard();
    expect(stepsOf(host)[0]).to.equal('Décrire');
    await speakUnknown('xg', async () => ({ default: { 'kit.export.step.describe': 'Xyzzy' } }));
    await nextFrame();
    await Reflect.get(host, 'updateComplete');
    expect(stepsOf(host)[0]).to.equal('Xyzzy');
  });

  it('marks all its texts as English in a language without a pack', async () => {
    await speak('fi');
    const host = await wizard();
    await until(() => !languagesOf(host).includes('fi'));
    expect(stepsOf(host)[0]).to.equal('Describe');
    expect(languagesOf(host)).to.deep.equal(['en', 'en', 'en', 'en']);
  });

  it('marks only the sentence that its pack lacks', async () => {
    const words = { 'kit.export.step.describe': 'Plugh', 'kit.export.step.run': 'Frotz' };
    await speakUnknown('xh', async () => ({ default: words }));
    const host = await wizard();
    await until(() => languagesOf(host)[3] === 'en');
    expect(languagesOf(host)).to.deep.equal(['xh', 'en', 'xh', 'en']);
  });

  it('marks no message that the site has replaced', async () => {
    await speak('fi');
    configure({ messages: { 'kit.export.step.describe': 'Kuvaile' } });
    const host = await wizard();
    await until(() => languagesOf(host)[3] === 'en');
    expect(stepsOf(host)[0]).to.equal('Kuvaile');
    expect(languagesOf(host)).to.deep.equal(['fi', 'en', 'en', 'en']);
  });

  it('speaks English when its pack cannot be loaded', async () => {
    await speakUnknown('xi', () => Promise.reject(new TypeError('offline')));
    expect(stepsOf(await wizard())[0]).to.equal('Describe');
  });
});

describe('an English page', () => {
  it('marks no text of a tool', async () => {
    const host = await wizard();
    await nextFrame();
    expect(inside(host, '[lang]')).to.have.length(0);
  });
});

describe('the messages of a tool', () => {
  it('name the family whose packs translate them', () => {
    const message = defineToolMessages('kits', { 'kit.x': 'X' });
    expect(message.family).to.equal('kits');
    expect(message.defaults).to.deep.equal({ 'kit.x': 'X' });
  });

  it('leave a label of a setting in English where no pack is loaded', () => {
    expect(settingText('No such label')).to.equal('No such label');
  });
});
