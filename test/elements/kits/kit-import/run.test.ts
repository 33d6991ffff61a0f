import { expect } from '@open-wc/testing';
import { kitErrorWords } from '../../../../src/elements/kits/rest';
import { kitErrorCodes } from '../../../../src/elements/kits/wire/import';
import { ServerDouble } from './double';
import {
  cleared,
  drawn,
  type LiveImport,
  liveImport,
  openedImport,
  reloaded,
  setOnline,
} from './fixtures';
import { runningSession } from './kit';

afterEach(cleared);

const CONTENT = 'POST imports/i1/runners/content';

const statuses = ({ events }: LiveImport) =>
  events.filter(({ type }) => type === 'nh-kit-import-status').map(({ detail }) => detail);

describe('the run of an import', () => {
  it('shows its steps and how far it is', async () => {
    const live = await openedImport();
    live.server.hold(CONTENT);
    await live.press('Import');
    await live.says('1 of 2 steps');
    expect(live.all('[part="runners"] li').map(({ textContent }) => textContent)).to.deep.equal([
      'Site settings done',
      'Content under way',
    ]);
    expect(live.all<HTMLProgressElement>('progress')[0]).to.include({ value: 1, max: 2 });
  });

  it('stops at a step that fails, with its sentence, and goes on at it', async () => {
    const live = await openedImport();
    live.server.failOnce(CONTENT, 500, 'third-party-error');
    await live.press('Import');
    await live.at(/has stopped$/);
    expect(live.text('[role="alert"]')).to.contain('A plugin or theme got in the way');
    expect(live.text('[part="runners"]')).to.contain('Content failed');
    expect(statuses(live)).to.deep.equal([{ error: 'The server says third-party-error' }]);
    await live.press('Try again');
    await live.at(/is imported$/);
    expect(live.server.count('POST imports/i1/start')).to.equal(1);
    expect(live.server.count('POST imports/i1/runners/site-settings')).to.equal(1);
    expect(live.server.count(CONTENT)).to.equal(2);
    expect(statuses(live).at(-1)).to.deep.equal({});
  });

  it('goes on by itself after a reload, at the step that is next', async () => {
    const live = await openedImport();
    live.server.hold(CONTENT);
    await live.press('Import');
    await live.says('1 of 2 steps');
    const again = await reloaded(live);
    await again.at(/is imported$/);
    expect(again.server.count('POST imports/i1/runners/site-settings')).to.equal(1);
    expect(statuses(again)).to.deep.equal([{}]);
  });

  it('waits while the browser is offline, and goes on by itself', async () => {
    const live = await openedImport();
    const release = live.server.hold('POST imports/i1/runners/site-settings');
    await live.press('Import');
    await live.says('0 of 2 steps');
    setOnline(false);
    live.server.isOffline = true;
    release();
    await live.says('You are offline');
    live.server.isOffline = false;
    setOnline(true);
    await live.at(/is imported$/);
    expect(statuses(live)).to.deep.equal([{}]);
  });

  it('goes on where the answer to its start was lost', async () => {
    const live = await openedImport();
    live.server.answerOnce('POST imports/i1/start', 409, { code: 'nh_kit_ended', message: 'x' });
    live.server.current = runningSession(0);
    await live.press('Import');
    await live.at(/is imported$/);
  });

  it('ends with a sentence where the server does not do what it says', async () => {
    const live = await openedImport();
    live.server.answerOnce(CONTENT, 200, runningSession(1));
    await live.press('Import');
    await live.at(/has stopped$/);
    expect(live.text('[role="alert"]')).to.contain('The server’s answer cannot be read');
  });
});

describe('an import that another tab has ended', () => {
  it('is over by Try again, which asks the server what there is', async () => {
    const live = await openedImport();
    live.server.current = undefined;
    live.server.failOnce('POST imports/i1/start', 404, 'nh_kit_no_session');
    await live.press('Import');
    await live.says('This is not on the server any more');
    await live.press('Try again');
    await live.at(/^Choose a kit$/);
    await live.settled();
    expect(live.all('[role="alert"]').length).to.equal(0);
    expect(live.server.count('POST imports/i1/start')).to.equal(1);
  });

  it('shows what has become of it, where a step stands against it', async () => {
    const live = await openedImport();
    live.server.failOnce(CONTENT, 409, 'nh_kit_ended');
    await live.press('Import');
    await live.says('Something has changed meanwhile');
    live.server.current = undefined;
    live.server.last = runningSession(2);
    await live.press('Try again');
    await live.at(/^Choose a kit$/);
    await live.says('Last import: ');
    expect(live.server.count(CONTENT)).to.equal(1);
  });
});

describe('each way to fail', () => {
  for (const code of kitErrorCodes) {
    it(`is told by its own sentence: ${code}`, async () => {
      const live = await openedImport();
      live.server.failOnce('POST imports/i1/start', code === 'timeout' ? 408 : 500, code);
      await live.press('Import');
      const { title, text } = kitErrorWords({ code, message: '' });
      await live.says(title + text);
      expect(live.title()).to.equal('Choose what comes along');
      expect(statuses(live)).to.deep.equal([{ error: `The server says ${code}` }]);
      await live.press('Cancel');
      expect(live.all('[role="alert"]').length).to.equal(0);
      expect(document.activeElement?.textContent).to.equal('Choose what comes along');
    });
  }
});

describe('taking an import back', () => {
  /** An import that is done, and its dialog. */
  async function asked(server = new ServerDouble()): Promise<LiveImport> {
    const live = await openedImport(server);
    await live.press('Import');
    await live.at(/is imported$/);
    await live.press('Take the import back');
    expect(live.text('dialog')).to.contain('Take the import of “Atelier” back?');
    return live;
  }

  /** Presses a button of the dialog. */
  async function answer({ all }: LiveImport, label: string): Promise<void> {
    all('dialog button')
      .find(({ textContent }) => textContent === label)
      ?.click();
    await drawn();
  }

  it('is done once the person has said so', async () => {
    const live = await asked();
    await answer(live, 'Cancel');
    expect(live.server.count('POST imports/i1/revert')).to.equal(0);
    await live.press('Take the import back');
    await answer(live, 'Take the import back');
    await live.says('The import of “Atelier” is taken back.');
    expect(live.events.at(-2)).to.deep.equal({
      type: 'nh-kit-action',
      detail: { action: 'Revert' },
    });
    expect(document.activeElement?.textContent).to.equal('Choose a kit');
  });

  it('asks about documents that were edited since', async () => {
    const live = await asked();
    const edited = [{ title: 'Prices', url: '/prices' }];
    live.server.failOnce('POST imports/i1/revert', 409, 'nh_kit_edited', { edited });
    await answer(live, 'Take the import back');
    await live.says('Edited since the import:Prices');
    await answer(live, 'Keep what was edited');
    await live.says('is taken back.');
    expect(live.server.body('POST imports/i1/revert')).to.deep.equal({ edited: 'keep' });
    expect(live.events.filter(({ type }) => type === 'nh-kit-action').length).to.equal(2);
  });

  it('stays at the summary with a sentence where it fails', async () => {
    const live = await asked();
    live.server.failOnce('POST imports/i1/revert', 500, 'no-write-permissions');
    await answer(live, 'Take the import back');
    await live.says('The server may not write its files');
    expect(live.title()).to.equal('“Atelier” is imported');
    expect(live.all('dialog').length).to.equal(0);
    await live.press('Try again');
    await live.says('is taken back.');
  });

  it('is offered on a later visit too', async () => {
    const server = new ServerDouble();
    server.last = runningSession(2);
    const live = await liveImport({}, server);
    await live.says('Last import: “Atelier”');
    await live.press('Take the import back');
    await answer(live, 'Take the import back');
    await live.says('is taken back.');
    expect(document.activeElement?.textContent).to.equal('Choose a kit');
  });

  it('is offered where a step has stopped the import', async () => {
    const live = await openedImport();
    live.server.failOnce(CONTENT, 500, 'general');
    await live.press('Import');
    await live.at(/has stopped$/);
    await live.press('Take the import back');
    await answer(live, 'Take the import back');
    await live.says('is taken back.');
  });
});

describe('an arrival that the server does not answer', () => {
  it('ends with a sentence, and looks again by Try again', async () => {
    const server = new ServerDouble();
    server.failOnce('GET imports/current', 403, 'rest_forbidden');
    const live = await liveImport({}, server);
    await live.says('Your account may not do this');
    server.current = runningSession(0);
    await live.press('Try again');
    await live.at(/is imported$/);
  });
});
