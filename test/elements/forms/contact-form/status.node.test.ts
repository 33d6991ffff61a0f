import { expect } from 'chai';
import {
  displayStatus,
  type FormAction,
  type FormState,
  initialState,
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

describe('the displayed state of a server code', () => {
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

  it('is a slug for any other code, as the form plugin makes it', () => {
    expect(displayStatus('on_hold')).to.equal('custom-on-hold');
    expect(displayStatus('a--b__c')).to.equal('custom-a-b__c');
    expect(displayStatus('Kept Case')).to.equal('custom-Kept-Case');
  });

  it('is always one class name', () => {
    for (const code of ['a b c', ' x ', '__proto__', 'toString', 'a\tb\nc', '!']) {
      expect(displayStatus(code)).to.match(/^custom-\S*$/);
    }
  });
});

describe('a submission', () => {
  it('is submitting until the answer, then what the answer says', () => {
    expect(
      statuses({ type: 'submit' }, { type: 'answer', code: 'validation_failed' }),
    ).to.deep.equal(['submitting', 'invalid']);
  });

  it('cannot be begun twice', () => {
    const once = after({ type: 'submit' });
    expect(reduceForm(once, { type: 'submit' })).to.equal(once);
  });

  it('that fails or is cancelled ends all the same', () => {
    expect(after({ type: 'submit' }, { type: 'fail' }).status).to.equal('failed');
    expect(after({ type: 'submit' }, { type: 'cancel' }).status).to.equal('aborted');
    expect(after({ type: 'cancel' }).status).to.equal('init');
  });
});

describe('a reset', () => {
  const sent: FormAction[] = [{ type: 'submit' }, { type: 'answer', code: 'mail_sent' }];

  it('after a sent message refills and shows sent again', () => {
    expect(statuses(...sent, { type: 'reset' }, { type: 'refilled' })).to.deep.equal([
      'submitting',
      'sent',
      'resetting',
      'sent',
    ]);
  });

  it('a second time goes back to the beginning', () => {
    const state = after(
      ...sent,
      { type: 'reset' },
      { type: 'refilled' },
      { type: 'reset' },
      { type: 'refilled' },
    );
    expect(state).to.deep.equal(initialState('init'));
  });

  it('by the visitor goes back to the beginning', () => {
    expect(after({ type: 'reset' }, { type: 'refilled' }).status).to.equal('init');
  });

  it('while the thanks are being refilled is the visitor’s, and ends them', () => {
    const state = after(...sent, { type: 'reset' }, { type: 'reset' }, { type: 'refilled' });
    expect(state.status).to.equal('init');
  });

  it('does not disturb a submission: neither it nor a refill that comes late', () => {
    expect(after({ type: 'submit' }, { type: 'reset' }).status).to.equal('submitting');
    expect(after({ type: 'reset' }, { type: 'submit' }, { type: 'refilled' }).status).to.equal(
      'submitting',
    );
  });
});

describe('a state to begin with', () => {
  it('is what the server printed, unless that was on its way to another', () => {
    expect(initialState('invalid').status).to.equal('invalid');
    for (const passing of ['submitting', 'resetting', 'validating']) {
      expect(initialState(passing).status).to.equal('init');
    }
  });
});

describe('a state that the server or the site names', () => {
  it('may be submitting without anything being sent, and the next submission goes through', () => {
    for (const action of [{ type: 'block' }, { type: 'answer', code: 'submitting' }] as const) {
      const state = after({ type: 'submit' }, { type: 'fail' }, action);
      expect(state).to.deep.include({ status: 'submitting', isSending: false });
      expect(reduceForm(state, { type: 'submit' }).isSending).to.equal(true);
    }
  });
});

describe('a field change', () => {
  it('is validating for a moment, then what it was before', () => {
    const before: FormAction[] = [{ type: 'submit' }, { type: 'answer', code: 'spam' }];
    expect(statuses(...before, { type: 'validate' }, { type: 'validated' }).slice(2)).to.deep.equal(
      ['validating', 'spam'],
    );
  });

  it('comes back to where it was when two fields change at once', () => {
    const state = after(
      { type: 'validate' },
      { type: 'validate' },
      { type: 'validated' },
      { type: 'validated' },
    );
    expect(state.status).to.equal('init');
  });

  it('does not disturb a submission or a reset', () => {
    expect(after({ type: 'submit' }, { type: 'validate' }).status).to.equal('submitting');
    expect(after({ type: 'reset' }, { type: 'validate' }, { type: 'validated' }).status).to.equal(
      'resetting',
    );
  });
});
