import { expect } from 'chai';
import type { ApiError } from '../../../../src/api/client';
import { reduce } from '../../../../src/elements/kits/kit-import/reduce';
import {
  type ImportEvent,
  type ImportState,
  pendingImport,
} from '../../../../src/elements/kits/kit-import/state';
import { openedSession, runningSession } from './kit';

const source = { kind: 'file', name: 'atelier.zip' } as const;
const session = openedSession();
const error: ApiError = { code: 'third-party-error', message: 'A plugin failed' };

/** The state of the import after some events. */
function after(...actions: ImportEvent[]): ImportState {
  return actions.reduce(reduce, pendingImport);
}

const upload: ImportEvent = { type: 'upload', source };
const opened: ImportEvent = { type: 'opened', session };
const start: ImportEvent = { type: 'start' };
const failed: ImportEvent = { type: 'failed', error };
const ran = (done: number): ImportEvent => ({ type: 'ran', session: runningSession(done) });

describe('the phases of an import', () => {
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

  it('returns to the previous phase with an error', () => {
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

  it('continues after an error and removes it', () => {
    const again = after(upload, opened, start, ran(1), failed, start);
    expect(again.status).to.equal('IMPORTING');
    expect(again.error).to.equal(undefined);
    expect(again.session?.runners[0]?.isDone).to.equal(true);
  });

  it('starts again by reset from every phase', () => {
    const way = [upload, opened, start, ran(0), ran(1)];
    for (let steps = 0; steps <= way.length; steps++) {
      expect(after(...way.slice(0, steps), { type: 'reset' })).to.deep.equal({
        ...pendingImport,
        last: undefined,
      });
    }
  });

  it('remembers the last import, to revert it', () => {
    const state = after(upload, opened, start, ran(2), { type: 'reset' });
    expect(state.status).to.equal('PENDING');
    expect(state.session).to.equal(undefined);
    expect(state.last?.state).to.equal('completed');
  });

  it('ignores events of abandoned requests', () => {
    expect(after(opened, { type: 'reset' }, ran(1)).status).to.equal('PENDING');
    const transfer = { name: 'a.zip', sent: 1, size: 2 };
    expect(after({ type: 'sent', transfer }).transfer).to.equal(undefined);
    expect(after(upload, opened, upload).status).to.equal('CUSTOMIZING');
  });
});

describe('an import found after a reload', () => {
  it('is in the phase of the server’s session', () => {
    expect(after({ type: 'opened', session: runningSession(1) }).status).to.equal('IMPORTING');
    expect(after({ type: 'opened', session: runningSession(2) }).status).to.equal('COMPLETED');
    expect(after(opened).status).to.equal('CUSTOMIZING');
  });

  it('has the saved choices', () => {
    const choices = {
      includes: ['plugins'] as const,
      customization: {},
      decisions: { 'page:about': 'rename' as const },
    };
    expect(after({ type: 'opened', session, choices }).choices).to.equal(choices);
  });
});

describe('the included parts of an import', () => {
  it('starts with plugins', () => {
    expect(pendingImport.choices.includes).to.deep.equal(['plugins']);
    expect(after(opened).choices.includes[0]).to.equal('plugins');
  });

  it('initially contains all parts of the kit', () => {
    expect(after(opened).choices.includes).to.deep.equal([
      'plugins',
      'content',
      'templates',
      'settings',
    ]);
    const older = openedSession({ manifest: { name: 'old', title: 'Old', content: {} } });
    expect(after({ type: 'opened', session: older }).choices.includes).to.deep.equal(['plugins']);
  });

  it('drops the customisation of an excluded part', () => {
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

  it('cannot change once the import has started', () => {
    const stopped = after(opened, start, ran(1), failed);
    const changed = reduce(stopped, { type: 'exclude', part: 'content' });
    expect(changed).to.equal(stopped);
  });
});

describe('decisions', () => {
  it('apply to one conflict, or to all that offer the decision', () => {
    const ids = ['page:about', 'setting:colors'];
    const all = after(opened, { type: 'decide', ids, decision: 'rename' });
    expect(all.choices.decisions).to.deep.equal({ 'page:about': 'rename' });
    const one = reduce(all, { type: 'decide', ids: ['page:about'], decision: 'overwrite' });
    expect(one.choices.decisions).to.deep.equal({ 'page:about': 'overwrite' });
  });
});

describe('apply-all', () => {
  const everything = { 'page:about': 'rename', 'setting:colors': 'overwrite' };

  it('skips the selection', () => {
    const state = after({ type: 'apply-all' }, upload, opened);
    expect(state.status).to.equal('IMPORTING');
    expect(state.choices.includes).to.have.members(['plugins', 'content', 'templates', 'settings']);
    expect(state.choices.decisions).to.deep.equal(everything);
  });

  it('imports all of an opened kit', () => {
    const state = after(opened, { type: 'exclude', part: 'content' }, { type: 'apply-all' });
    expect(state.status).to.equal('IMPORTING');
    expect(state.choices.includes).to.include('content');
  });
});

describe('an import without a network', () => {
  it('waits and continues', () => {
    const paused = after(upload, { type: 'pause' });
    expect(paused).to.include({ status: 'UPLOADING', isPaused: true });
    expect(reduce(paused, { type: 'resume' }).isPaused).to.equal(false);
    expect(reduce(paused, failed).isPaused).to.equal(false);
  });
});

describe('an interrupted upload', () => {
  const half = { name: 'atelier.zip', sent: 10, size: 100 };

  it('is offered again after a reload, and after an error', () => {
    expect(after({ type: 'check' }, { type: 'checked', half }).half).to.equal(half);
    expect(after(upload, { type: 'sent', transfer: half }, failed).half).to.equal(half);
  });

  it('is discarded if the server rejects the file', () => {
    const refused: ImportEvent = {
      type: 'failed',
      error: { code: 'invalid-zip-file', reason: 'damaged', message: 'The file is not a kit.' },
    };
    expect(after(upload, { type: 'sent', transfer: half }, refused).half).to.equal(undefined);
  });

  it('is kept while another file is refused', () => {
    const refusal = { kind: 'other', name: 'b.zip', expected: 'atelier.zip' } as const;
    const state = after({ type: 'checked', half }, upload, { type: 'refuse', refusal });
    expect(state).to.include({ status: 'PENDING', half, refusal });
    expect(reduce(state, { type: 'forget' }).half).to.equal(undefined);
  });
});

describe('undoing an import', () => {
  const reverted = { ...runningSession(2), state: 'reverted' as const };
  const way = [upload, opened, start, ran(2)];

  it('returns to the first screen with a note', () => {
    const state = after(...way, { type: 'revert' }, { type: 'reverted', session: reverted });
    expect(state).to.include({ status: 'PENDING', last: reverted });
  });

  it('waits for a decision about edited documents', () => {
    const edited = [{ title: 'Prices', url: '/prices' }];
    const state = after(...way, { type: 'revert' }, { type: 'revert', edited });
    expect(state.status).to.equal('COMPLETED');
    expect(state.revert?.edited).to.equal(edited);
    expect(reduce(state, { type: 'dismiss' }).revert).to.equal(undefined);
  });

  it('stays at the summary with its error', () => {
    const state = after(...way, { type: 'revert' }, failed);
    expect(state).to.include({ status: 'COMPLETED', error, revert: undefined });
  });
});
