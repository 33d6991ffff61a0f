import { expect } from 'chai';
import {
  type ImportAction,
  type ImportState,
  pendingImport,
  reduceImport,
} from '../../../../src/elements/kits/kit-import/machine';
import type { KitError } from '../../../../src/elements/kits/rest';
import { openedSession, runningSession } from './kit';

const source = { kind: 'file', name: 'atelier.zip' } as const;
const session = openedSession();
const error: KitError = { code: 'third-party-error', message: 'A plugin failed' };

/** What the import is after some actions. */
function after(...actions: ImportAction[]): ImportState {
  return actions.reduce(reduceImport, pendingImport);
}

const upload: ImportAction = { type: 'upload', source };
const opened: ImportAction = { type: 'opened', session };
const start: ImportAction = { type: 'start' };
const failed: ImportAction = { type: 'failed', error };
const ran = (done: number): ImportAction => ({ type: 'ran', session: runningSession(done) });

describe('the way of an import', () => {
  it('leads from PENDING over UPLOADING, CUSTOMIZING and IMPORTING to COMPLETED', () => {
    const way = [upload, opened, start, ran(0), ran(1), ran(2)];
    const statuses = way.map((_, index) => after(...way.slice(0, index + 1)).status);
    expect(pendingImport.status).to.equal('PENDING');
    expect(statuses).to.deep.equal([
      'UPLOADING',
      'CUSTOMIZING',
      'IMPORTING',
      'IMPORTING',
      'IMPORTING',
      'COMPLETED',
    ]);
  });

  it('leads back a step with an error, and says which', () => {
    const steps = [
      { way: [upload, failed], status: 'PENDING' },
      { way: [upload, opened, start, ran(0), failed], status: 'CUSTOMIZING' },
      { way: [failed], status: 'PENDING' },
    ];
    for (const { way, status } of steps) {
      expect(after(...way)).to.include({ status });
      expect(after(...way).error).to.equal(error);
    }
  });

  it('goes on where it was after an error, without its sentence', () => {
    const again = after(upload, opened, start, ran(1), failed, start);
    expect(again.status).to.equal('IMPORTING');
    expect(again.error).to.equal(undefined);
    expect(again.session?.runners[0]?.isDone).to.equal(true);
  });

  it('begins anew by reset, from every step', () => {
    const way = [upload, opened, start, ran(0), ran(1)];
    for (let steps = 0; steps <= way.length; steps++) {
      expect(after(...way.slice(0, steps), { type: 'reset' })).to.deep.equal({
        ...pendingImport,
        last: undefined,
      });
    }
  });

  it('remembers what was imported, to take it back', () => {
    const state = after(upload, opened, start, ran(2), { type: 'reset' });
    expect(state.status).to.equal('PENDING');
    expect(state.session).to.equal(undefined);
    expect(state.last?.state).to.equal('completed');
  });

  it('takes nothing from a call that was left', () => {
    expect(after(opened, { type: 'reset' }, ran(1)).status).to.equal('PENDING');
    const transfer = { name: 'a.zip', sent: 1, size: 2 };
    expect(after({ type: 'sent', transfer }).transfer).to.equal(undefined);
    expect(after(upload, opened, upload).status).to.equal('CUSTOMIZING');
  });
});

describe('an import that is found after a reload', () => {
  it('is in the step that the server says', () => {
    expect(after({ type: 'opened', session: runningSession(1) }).status).to.equal('IMPORTING');
    expect(after({ type: 'opened', session: runningSession(2) }).status).to.equal('COMPLETED');
    expect(after(opened).status).to.equal('CUSTOMIZING');
  });

  it('has the choices that were made before', () => {
    const choices = {
      includes: ['plugins'] as const,
      customization: {},
      decisions: { 'page:about': 'rename' as const },
    };
    expect(after({ type: 'opened', session, choices }).choices).to.equal(choices);
  });
});

describe('what an import includes', () => {
  it('begins with plugins', () => {
    expect(pendingImport.choices.includes).to.deep.equal(['plugins']);
    expect(after(opened).choices.includes[0]).to.equal('plugins');
  });

  it('is at first all that the kit has', () => {
    expect(after(opened).choices.includes).to.deep.equal([
      'plugins',
      'content',
      'templates',
      'settings',
    ]);
    const older = openedSession({ manifest: { name: 'old', title: 'Old', content: {} } });
    expect(after({ type: 'opened', session: older }).choices.includes).to.deep.equal(['plugins']);
  });

  it('drops what was chosen of a part that is left out', () => {
    const sections = { pages: ['1'] };
    const state = after(
      opened,
      { type: 'customize', part: 'content', sections },
      { type: 'exclude', part: 'content' },
      { type: 'include', part: 'content' },
    );
    expect(state.choices.customization).to.deep.equal({});
    expect(state.choices.includes.at(-1)).to.equal('content');
  });

  it('keeps the plugins', () => {
    expect(after(opened, { type: 'exclude', part: 'plugins' }).choices.includes).to.include(
      'plugins',
    );
  });

  it('is not changed any more once the import has started', () => {
    const stopped = after(opened, start, ran(1), failed);
    const changed = reduceImport(stopped, { type: 'exclude', part: 'content' });
    expect(changed).to.equal(stopped);
  });
});

describe('decisions', () => {
  it('are made for each conflict, and for all that can be decided so', () => {
    const ids = ['page:about', 'setting:colors'];
    const all = after(opened, { type: 'decide', ids, decision: 'rename' });
    expect(all.choices.decisions).to.deep.equal({ 'page:about': 'rename' });
    const one = reduceImport(all, { type: 'decide', ids: ['page:about'], decision: 'overwrite' });
    expect(one.choices.decisions).to.deep.equal({ 'page:about': 'overwrite' });
  });
});

describe('apply-all', () => {
  const everything = { 'page:about': 'rename', 'setting:colors': 'overwrite' };

  it('skips the customization', () => {
    const state = after({ type: 'apply-all' }, upload, opened);
    expect(state.status).to.equal('IMPORTING');
    expect(state.choices.includes).to.have.members(['plugins', 'content', 'templates', 'settings']);
    expect(state.choices.decisions).to.deep.equal(everything);
  });

  it('imports all of a kit that is open', () => {
    const state = after(opened, { type: 'exclude', part: 'content' }, { type: 'apply-all' });
    expect(state.status).to.equal('IMPORTING');
    expect(state.choices.includes).to.include('content');
  });
});

describe('an import without a network', () => {
  it('waits, and goes on', () => {
    const paused = after(upload, { type: 'pause' });
    expect(paused).to.include({ status: 'UPLOADING', isPaused: true });
    expect(reduceImport(paused, { type: 'resume' }).isPaused).to.equal(false);
    expect(reduceImport(paused, failed).isPaused).to.equal(false);
  });
});

describe('an upload that is broken off', () => {
  const half = { name: 'atelier.zip', sent: 10, size: 100 };

  it('is offered again after a reload, and after an error', () => {
    expect(after({ type: 'look' }, { type: 'looked', half }).half).to.equal(half);
    expect(after(upload, { type: 'sent', transfer: half }, failed).half).to.equal(half);
  });

  it('is over where the server refuses the file for what it is', () => {
    const refused: ImportAction = {
      type: 'failed',
      error: { code: 'invalid-zip-file', reason: 'damaged', message: 'The file is no kit.' },
    };
    expect(after(upload, { type: 'sent', transfer: half }, refused).half).to.equal(undefined);
  });

  it('is kept while another file is refused', () => {
    const refusal = { kind: 'other', name: 'b.zip', expected: 'atelier.zip' } as const;
    const state = after({ type: 'looked', half }, upload, { type: 'refuse', refusal });
    expect(state).to.include({ status: 'PENDING', half, refusal });
    expect(reduceImport(state, { type: 'forget' }).half).to.equal(undefined);
  });
});

describe('taking an import back', () => {
  const reverted = { ...runningSession(2), state: 'reverted' as const };
  const way = [upload, opened, start, ran(2)];

  it('begins anew, and tells of it', () => {
    const state = after(...way, { type: 'revert' }, { type: 'reverted', session: reverted });
    expect(state).to.include({ status: 'PENDING', last: reverted });
  });

  it('waits for a word on documents that were edited', () => {
    const edited = [{ title: 'Prices', url: '/prices' }];
    const state = after(...way, { type: 'revert' }, { type: 'revert', edited });
    expect(state.status).to.equal('COMPLETED');
    expect(state.revert?.edited).to.equal(edited);
    expect(reduceImport(state, { type: 'dismiss' }).revert).to.equal(undefined);
  });

  it('stays at the summary with its error', () => {
    const state = after(...way, { type: 'revert' }, failed);
    expect(state).to.include({ status: 'COMPLETED', error, revert: undefined });
  });
});
