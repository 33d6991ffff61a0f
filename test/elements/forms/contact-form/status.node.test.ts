import { expect } from 'chai';
import {
  type FormState,
  initialState,
} from '../../../../src/elements/forms/contact-form/form-state';
import {
  displayStatus,
  type FormAction,
  reduceForm,
} from '../../../../src/elements/forms/contact-form/status';

function after(...actions: FormAction[]): FormState {
  return actions.reduce(reduceForm, initialState());
}

function statuses(...actions: FormAction[]): string[] {
  let state = initialState();
  return actions.map((action) => {
    state = reduceForm(state, action);
    return state.status;
  });
}

describe('the displayed state of a status code', () => {
  const known = {
    init: 'init',
    validation_failed: 'invalid',
    acceptance_missing: 'unaccepted',
    spam: 'spam',
    aborted: 'aborted',
    mail_sent: 'sent',
    mail_failed: 'failed',
    payment_required: 'payment-required',
    submitting: 'submitting',
    resetting: 'resetting',
    validating: 'validating',
    sent: 'sent',
  };
  for (const [code, status] of Object.entries(known)) {
    it(`${code} is displayed as ${status}`, () => {
      expect(displayStatus(code)).to.equal(status);
    });
  }

  it('is the form plugin’s slug for any other code', () => {
    expect(displayStatus('on_hold')).to.equal('custom-on-hold');
    expect(displayStatus('a--b__c')).to.equal('custom-a-b__c');
    expect(displayStatus('Kept Case')).to.equal('custom-Kept-Case');
  });

  it('is always a single class name', () => {
    for (const code of ['a b c', ' x ', '__proto__', 'toString', 'a\tb\nc', '!']) {
      expect(displayStatus(code)).to.match(/^custom-\S*$/);
    }
  });
});

describe('a submission', () => {
  it('is submitting until the response, then has its status', () => {
    expect(
      statuses({ type: 'submit' }, { type: 'respond', code: 'validation_failed' }),
    ).to.deep.equal(['submitting', 'invalid']);
  });

  it('cannot be started twice', () => {
    const once = after({ type: 'submit' });
    expect(reduceForm(once, { type: 'submit' })).to.equal(once);
  });

  it('ends when it fails or is cancelled', () => {
    expect(after({ type: 'submit' }, { type: 'fail' }).status).to.equal('failed');
    expect(after({ type: 'submit' }, { type: 'cancel' }).status).to.equal('aborted');
    expect(after({ type: 'cancel' }).status).to.equal('init');
  });
});

describe('a reset', () => {
  const sent: FormAction[] = [{ type: 'submit' }, { type: 'respond', code: 'mail_sent' }];

  it('shows sent again after the refill that follows a sent message', () => {
    expect(statuses(...sent, { type: 'reset' }, { type: 'refilled' })).to.deep.equal([
      'submitting',
      'sent',
      'resetting',
      'sent',
    ]);
  });

  it('returns to init the second time', () => {
    const state = after(
      ...sent,
      { type: 'reset' },
      { type: 'refilled' },
      { type: 'reset' },
      { type: 'refilled' },
    );
    expect(state).to.deep.equal(initialState('init'));
  });

  it('returns to init when the visitor resets', () => {
    expect(after({ type: 'reset' }, { type: 'refilled' }).status).to.equal('init');
  });

  it('clears the success message if the visitor resets during the refill', () => {
    const state = after(...sent, { type: 'reset' }, { type: 'reset' }, { type: 'refilled' });
    expect(state.status).to.equal('init');
  });

  it('does not affect a submission, nor does a late refill', () => {
    expect(after({ type: 'submit' }, { type: 'reset' }).status).to.equal('submitting');
    expect(after({ type: 'reset' }, { type: 'submit' }, { type: 'refilled' }).status).to.equal(
      'submitting',
    );
  });
});

describe('the initial state', () => {
  it('is the printed one, unless that is transient', () => {
    expect(initialState('invalid').status).to.equal('invalid');
    for (const passing of ['submitting', 'resetting', 'validating']) {
      expect(initialState(passing).status).to.equal('init');
    }
  });
});

describe('a status set by the server or the site', () => {
  it('may be submitting without a submission, and does not block the next one', () => {
    for (const action of [{ type: 'block' }, { type: 'respond', code: 'submitting' }] as const) {
      const state = after({ type: 'submit' }, { type: 'fail' }, action);
      expect(state).to.deep.include({ status: 'submitting', isSending: false });
      expect(reduceForm(state, { type: 'submit' }).isSending).to.equal(true);
    }
  });
});

describe('a field change', () => {
  it('sets validating briefly, then the previous status', () => {
    const before: FormAction[] = [{ type: 'submit' }, { type: 'respond', code: 'spam' }];
    expect(statuses(...before, { type: 'validate' }, { type: 'validated' }).slice(2)).to.deep.equal(
      ['validating', 'spam'],
    );
  });

  it('restores the previous status when two fields change at once', () => {
    const state = after(
      { type: 'validate' },
      { type: 'validate' },
      { type: 'validated' },
      { type: 'validated' },
    );
    expect(state.status).to.equal('init');
  });

  it('does not affect a submission or a reset', () => {
    expect(after({ type: 'submit' }, { type: 'validate' }).status).to.equal('submitting');
    expect(after({ type: 'reset' }, { type: 'validate' }, { type: 'validated' }).status).to.equal(
      'resetting',
    );
  });
});
