import { expect } from '@open-wc/testing';
import { apiErrorMessage } from '../../../../src/api/client';
import { kitErrorCodes } from '../../../../src/api/kits/errors';
import { rendered } from '../../../page-objects/until';
import { ServerDouble } from '../../../server-doubles/kit-import';
import {
  cleared,
  kitFile,
  type LiveImport,
  liveImport,
  openedImport,
  reloaded,
  setOnline,
} from './fixtures';
import { openedSession, runningSession } from './kit';

afterEach(cleared);

const CONTENT = 'POST imports/i1/runners/content';

const statuses = ({ events }: LiveImport) =>
  events.filter(({ type }) => type === 'nh-kit-import-status').map(({ detail }) => detail);

describe('the run of an import', () => {
  it('shows its steps and progress', async () => {
    const live = await openedImport();
    live.server.hold(CONTENT);
    await live.press('Import');
    await live.says('1 of 2 steps');
    expect(live.all('[part="runners"] li').map(({ textContent }) => textContent)).to.deep.equal([
      'Site settings done',
      'Content in progress',
    ]);
    expect(live.all<HTMLProgressElement>('progress')[0]).to.include({ value: 1, max: 2 });
  });

  it('calls a long step until it is done, and shows the number of its items', async () => {
    const live = await openedImport();
    const [settings, content] = runningSession(1).runners;
    const partly = (done: number) => ({
      ...runningSession(1),
      runners: [settings, { ...content, done, total: 10_000 }],
    });
    live.server.answerOnce(CONTENT, 200, partly(50));
    live.server.answerOnce(CONTENT, 200, partly(4000));
    live.server.answerOnce(CONTENT, 200, partly(9000));
    await live.press('Import');
    await live.at(/was imported$/);
    expect(live.server.count(CONTENT)).to.equal(4);

    const again = await openedImport();
    const release = again.server.hold(CONTENT);
    again.server.answerOnce('POST imports/i1/start', 200, partly(4000));
    await again.press('Import');
    await again.says(/Content in progress · 4,?000 of 10,?000/);
    expect(again.all<HTMLProgressElement>('progress')[0]?.value).to.be.closeTo(1.4, 0.001);
    release();
    await again.at(/was imported$/);
  });

  it('stops at a failed step with an error, and continues there', async () => {
    const live = await openedImport();
    live.server.failOnce(CONTENT, 500, 'third-party-error');
    await live.press('Import');
    await live.at(/stopped$/);
    expect(live.text('[role="alert"]')).to.contain('A plugin or theme caused an error');
    expect(live.text('[part="runners"]')).to.contain('Content failed');
    expect(statuses(live)).to.deep.equal([{ error: 'The server says third-party-error' }]);
    await live.press('Try again');
    await live.at(/was imported$/);
    expect(live.server.count('POST imports/i1/start')).to.equal(1);
    expect(live.server.count('POST imports/i1/runners/site-settings')).to.equal(1);
    expect(live.server.count(CONTENT)).to.equal(2);
    expect(statuses(live).at(-1)).to.deep.equal({});
  });

  it('continues automatically after a reload, at the next step', async () => {
    const live = await openedImport();
    live.server.hold(CONTENT);
    await live.press('Import');
    await live.says('1 of 2 steps');
    const again = await reloaded(live);
    await again.at(/was imported$/);
    expect(again.server.count('POST imports/i1/runners/site-settings')).to.equal(1);
    expect(statuses(again)).to.deep.equal([{}]);
  });

  it('waits while the browser is offline, and continues automatically', async () => {
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
    await live.at(/was imported$/);
    expect(statuses(live)).to.deep.equal([{}]);
  });

  it('continues if the response to its start was lost', async () => {
    const live = await openedImport();
    live.server.answerOnce('POST imports/i1/start', 409, { code: 'nh_kit_ended', message: 'x' });
    live.server.current = runningSession(0);
    await live.press('Import');
    await live.at(/was imported$/);
  });

  it('ends with an error if the server’s responses are inconsistent', async () => {
    const live = await openedImport();
    live.server.answerOnce(CONTENT, 200, runningSession(1));
    await live.press('Import');
    await live.at(/stopped$/);
    expect(live.text('[role="alert"]')).to.contain('The server’s response is invalid');
  });
});

describe('the pictures of a kit', () => {
  const hosts = ['old.example', 'cdn.example'];

  /** An import at the selection step, of a kit with pictures. */
  async function withPictures(): Promise<LiveImport> {
    const server = new ServerDouble();
    server.opened = openedSession({ pictures: { hosts, count: 38 } });
    return openedImport(server);
  }

  it('are fetched only if the user wants it', async () => {
    const live = await withPictures();
    expect(live.text('[part="pictures"]')).to.contain('Pictures on old.example and cdn.example');
    await live.press('Import');
    await live.at(/was imported$/);
    expect(live.server.body('POST imports/i1/start')).to.not.have.property('pictures', true);

    const wanted = await withPictures();
    const box = wanted.all<HTMLInputElement>('[part="pictures"] input')[0];
    expect(box?.checked).to.equal(false);
    expect(box?.labels?.[0]?.textContent).to.contain('Fetch 38 pictures');
    box?.click();
    await wanted.press('Import');
    await wanted.at(/was imported$/);
    expect(wanted.server.body('POST imports/i1/start')).to.have.property('pictures', true);
  });

  it('that could not be fetched are listed in the summary, with the reason', async () => {
    const live = await withPictures();
    const failed = [{ address: 'https://old.example/a.png', reason: 'too-large' as const }];
    const pictures = { hosts, count: 38, fetched: 37, failed };
    live.server.answerOnce(CONTENT, 200, { ...runningSession(2), pictures });
    await live.press('Import');
    await live.says('37 pictures were fetched');
    live
      .all('summary')
      .find(({ textContent }) => /could not be/.test(textContent))
      ?.click();
    await live.says('https://old.example/a.png too large');
  });
});

describe('the check of a large kit', () => {
  it('takes several requests, and shows the number of checked items', async () => {
    const server = new ServerDouble();
    const opening = {
      ...openedSession({ state: 'opening', conflicts: [], plugins: [] }),
      progress: { done: 300, total: 10_000 },
    };
    server.answerOnce('POST imports', 202, opening);
    const answerFirst = server.hold('POST imports');
    const live = await liveImport({}, server);
    await live.at(/^Choose a kit$/);
    await live.pick(kitFile());
    await live.called('POST imports');
    answerFirst();
    const answerSecond = server.hold('POST imports');
    await live.says(/300 of 10,?000/);
    answerSecond();
    await live.at(/^Choose what to import$/);
    expect(server.count('POST imports')).to.equal(2);
  });
});

describe('an import that was completed in another tab', () => {
  it('ends after Try again, which checks the server’s state', async () => {
    const live = await openedImport();
    live.server.current = undefined;
    live.server.failOnce('POST imports/i1/start', 404, 'nh_kit_no_session');
    await live.press('Import');
    await live.says('This is no longer on the server');
    await live.press('Try again');
    await live.at(/^Choose a kit$/);
    await live.settled();
    expect(live.all('[role="alert"]').length).to.equal(0);
    expect(live.server.count('POST imports/i1/start')).to.equal(1);
  });

  it('shows its outcome after a step reports a conflict', async () => {
    const live = await openedImport();
    live.server.failOnce(CONTENT, 409, 'nh_kit_ended');
    await live.press('Import');
    await live.says('The state on the server has changed');
    live.server.current = undefined;
    live.server.last = runningSession(2);
    await live.press('Try again');
    await live.at(/^Choose a kit$/);
    await live.says('Last import: ');
    expect(live.server.count(CONTENT)).to.equal(1);
  });
});

describe('each error code', () => {
  for (const code of kitErrorCodes) {
    it(`is told by its own sentence: ${code}`, async () => {
      const live = await openedImport();
      live.server.failOnce('POST imports/i1/start', code === 'timeout' ? 408 : 500, code);
      await live.press('Import');
      const { title, text } = apiErrorMessage({ code, message: '' });
      await live.says(title + text);
      expect(live.title()).to.equal('Choose what to import');
      expect(statuses(live)).to.deep.equal([{ error: `The server says ${code}` }]);
      await live.press('Cancel');
      expect(live.all('[role="alert"]').length).to.equal(0);
      expect(document.activeElement?.textContent).to.equal('Choose what to import');
    });
  }
});

describe('undoing an import', () => {
  /** An import that is done, and its dialog. */
  async function asked(server = new ServerDouble()): Promise<LiveImport> {
    const live = await openedImport(server);
    await live.press('Import');
    await live.at(/was imported$/);
    await live.press('Undo import');
    expect(live.text('dialog')).to.contain('Undo the import of “Atelier”?');
    return live;
  }

  /** Presses a button of the dialog. */
  async function answer({ all }: LiveImport, label: string): Promise<void> {
    all('dialog button')
      .find(({ textContent }) => textContent === label)
      ?.click();
    await rendered();
  }

  it('runs after the user has confirmed', async () => {
    const live = await asked();
    await answer(live, 'Cancel');
    expect(live.server.count('POST imports/i1/revert')).to.equal(0);
    await live.press('Undo import');
    await answer(live, 'Undo import');
    await live.says('The import of “Atelier” was undone.');
    expect(live.events.at(-2)).to.deep.equal({
      type: 'nh-kit-action',
      detail: { action: 'Revert' },
    });
    expect(document.activeElement?.textContent).to.equal('Choose a kit');
  });

  it('repeats its request until all of a large import is undone', async () => {
    const live = await asked();
    live.server.answerOnce('POST imports/i1/revert', 200, runningSession(2));
    live.server.answerOnce('POST imports/i1/revert', 200, runningSession(2));
    await answer(live, 'Undo import');
    await live.says('The import of “Atelier” was undone.');
    expect(live.server.count('POST imports/i1/revert')).to.equal(3);
  });

  it('asks about documents that were edited since', async () => {
    const live = await asked();
    const edited = [{ title: 'Prices', url: '/prices' }];
    live.server.failOnce('POST imports/i1/revert', 409, 'nh_kit_edited', { edited });
    await answer(live, 'Undo import');
    await live.says('Edited since the import:Prices');
    await answer(live, 'Keep edited content');
    await live.says('was undone.');
    expect(live.server.body('POST imports/i1/revert')).to.deep.equal({ edited: 'keep' });
    expect(live.events.filter(({ type }) => type === 'nh-kit-action').length).to.equal(2);
  });

  it('stays at the summary with an error if it fails', async () => {
    const live = await asked();
    live.server.failOnce('POST imports/i1/revert', 500, 'no-write-permissions');
    await answer(live, 'Undo import');
    await live.says('The server cannot write its files');
    expect(live.title()).to.equal('“Atelier” was imported');
    expect(live.all('dialog').length).to.equal(0);
    await live.press('Try again');
    await live.says('was undone.');
  });

  it('is offered on a later visit too', async () => {
    const server = new ServerDouble();
    server.last = runningSession(2);
    const live = await liveImport({}, server);
    await live.says('Last import: “Atelier”');
    await live.press('Undo import');
    await answer(live, 'Undo import');
    await live.says('was undone.');
    expect(document.activeElement?.textContent).to.equal('Choose a kit');
  });

  it('is offered if a step has stopped the import', async () => {
    const live = await openedImport();
    live.server.failOnce(CONTENT, 500, 'general');
    await live.press('Import');
    await live.at(/stopped$/);
    await live.press('Undo import');
    await answer(live, 'Undo import');
    await live.says('was undone.');
  });
});

describe('a check for an earlier visit without a response', () => {
  it('ends with an error, and checks again on Try again', async () => {
    const server = new ServerDouble();
    server.failOnce('GET imports/current', 403, 'rest_forbidden');
    const live = await liveImport({}, server);
    await live.says('Your account has no permission');
    server.current = runningSession(0);
    await live.press('Try again');
    await live.at(/was imported$/);
  });
});
