import { expect } from '@open-wc/testing';
import {
  type ActionSource,
  actionHash,
  registerAction,
  runAction,
} from '../../../../src/builder/runtime/actions';
import { runActionLink, runActionOfLocation } from '../../../../src/builder/runtime/actions/links';
import { page } from '../../../elements/works/lightbox/links/link-fixtures';
import { captureConsole } from '../../../page-objects/captured-console';

const ran: { page: number; fast: boolean; source: ActionSource }[] = [];
registerAction('turn', {
  settings: { page: { kind: 'number', required: true }, fast: { kind: 'toggle', default: false } },
  run: (settings, source) => ran.push({ ...settings, source }),
});
registerAction('fail', {
  settings: {},
  run: async () => {
    throw new Error('no paper');
  },
});

const turn = (number: unknown): string => actionHash('elementor', 'turn', { page: number });

let log: ReturnType<typeof captureConsole>;
beforeEach(() => {
  ran.length = 0;
  log = captureConsole('warn');
});
afterEach(() => log.restore());

/** Returns the console warnings after pending tasks have been processed. */
async function told(): Promise<string[]> {
  await import('../../../../src/core/settings/warnings');
  await new Promise((resolve) => setTimeout(resolve));
  return [...log.messages];
}

describe('an action', () => {
  it('runs with its parsed settings, without undeclared keys', async () => {
    runAction('turn', { Page: '3', theirs: 1 });
    expect(ran).to.deep.equal([{ page: 3, fast: false, source: { byVisitor: true } }]);
    expect(await told()).to.deep.equal([]);
  });

  it('runs with one warning if an optional setting is invalid', async () => {
    runAction('turn', { page: 3, fast: 'rather' });
    expect(ran).to.deep.equal([{ page: 3, fast: false, source: { byVisitor: true } }]);
    const [words, ...more] = await told();
    expect(words).to.match(
      /^nh-elements: action "turn": settings\.fast is "rather", which is not /,
    );
    expect(more).to.deep.equal([]);
  });

  const broken: Record<string, [RegExp, () => void]> = {
    'it is unknown': [/"fold" is not registered/, () => runAction('fold')],
    'its name is one of every object': [
      /"toString" is not registered/,
      () => runAction('toString'),
    ],
    'a setting that it needs is junk': [
      /"turn" .+"page" is missing or invalid/,
      () => runAction('turn', { page: 'x' }),
    ],
    'its settings are no object': [/"turn" .+ \(no object\)/, () => runAction('turn', [3])],
    'it has none of its settings': [/"turn" cannot use these settings/, () => runAction('turn')],
    'it fails': [/"fail" failed \(no paper\)/, () => runAction('fail')],
    'its base64 is bad': [
      /not base64/,
      () => runLink('#elementor-action:action=turn&settings=%3F'),
    ],
    'its JSON is bad': [
      /not JSON/,
      () => runLink('#elementor-action:action=turn&settings=b29wcw=='),
    ],
  };
  for (const [name, [reason, run]] of Object.entries(broken)) {
    it(`does not run, with one warning, if ${name}`, async () => {
      run();
      const [words, ...more] = await told();
      expect(words).to.match(reason);
      expect([more.length, ran.length]).to.deep.equal([0, 0]);
    });
  }

  function runLink(href: string): void {
    runActionLink(page(`<a id="it" href="${href}">A</a>`)('it'));
  }
});

describe('a page opened with an action hash', () => {
  const { hash: before } = location;
  afterEach(() => history.replaceState(null, '', before || ' '));

  const open = (hash: string, markup: string) => {
    const find = page(markup);
    history.replaceState(null, '', hash);
    runActionOfLocation(document);
    return find;
  };

  const carriers = {
    'an element that carries the hash': `<div id="it" data-e-action-hash="${turn(1)}"></div>`,
    'one that carries it encoded': `<div id="it" data-e-action-hash="#${encodeURIComponent(turn(1).slice(1))}"></div>`,
    'a bare link to it': `<a id="it" href="${turn(1)}">A</a>`,
    'a link to the page with it': `<a id="it" href="/page${turn(1)}">A</a>`,
  };
  for (const [name, markup] of Object.entries(carriers)) {
    it(`runs the action for ${name}, not on behalf of the visitor`, () => {
      const find = open(turn(1), markup);
      expect(ran).to.deep.equal([
        { page: 1, fast: false, source: { element: find('it'), byVisitor: false } },
      ]);
    });
  }

  it('runs no action that the page does not contain', async () => {
    open(turn(2), carriers['a bare link to it']);
    open('#chapter', '<a href="#chapter">A</a>');
    expect(ran).to.deep.equal([]);
    expect(await told()).to.deep.equal([]);
  });
});
