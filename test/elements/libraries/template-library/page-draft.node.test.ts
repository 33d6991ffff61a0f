import { expect } from 'chai';
import { TEMPLATE_SIZE, TITLE_LENGTH } from '../../../../src/api/libraries/template';
import { pageDraft } from '../../../../src/elements/libraries/template-library/page-draft';

const element = { id: '1234567', elType: 'container', settings: {}, elements: [] };
const draft = { title: 'Hero', type: 'section', content: [element], page_settings: {} };

describe('the draft of the page', () => {
  it('is copied', () => {
    const taken = pageDraft(draft);
    expect(taken).to.deep.equal(draft);
    expect(taken).to.not.have.property('content', draft.content);
  });

  it('is cut to the maximum length of a title', () => {
    const taken = pageDraft({ ...draft, title: 'x'.repeat(TITLE_LENGTH + 5) });
    expect(taken).to.have.property('title').with.lengthOf(TITLE_LENGTH);
  });

  it('is rejected if its content is not valid, circular or too large', () => {
    const round = { ...element, elements: [] as unknown[] };
    round.elements.push(round);
    const long = { ...element, settings: { text: 'x'.repeat(TEMPLATE_SIZE) } };
    expect(pageDraft({ ...draft, content: [1, 'x'] })).to.equal('no_template');
    expect(pageDraft({ ...draft, content: [round] })).to.equal('not_json');
    expect(pageDraft({ ...draft, content: [long] })).to.equal('too_large');
  });
});
