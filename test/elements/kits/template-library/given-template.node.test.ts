import { expect } from 'chai';
import { TEMPLATE_SIZE, TITLE_LENGTH } from '../../../../src/elements/kits/libraries/wire/template';
import { givenTemplate } from '../../../../src/elements/kits/template-library/given-template';

const element = { id: '1234567', elType: 'container', settings: {}, elements: [] };
const draft = { title: 'Hero', type: 'section', content: [element], page_settings: {} };

describe('a template that the page gives', () => {
  it('is taken as a copy', () => {
    const taken = givenTemplate(draft);
    expect(taken).to.deep.equal(draft);
    expect(taken).to.not.have.property('content', draft.content);
  });

  it('has its title cut to what a title may have', () => {
    const taken = givenTemplate({ ...draft, title: 'x'.repeat(TITLE_LENGTH + 5) });
    expect(taken).to.have.property('title').with.lengthOf(TITLE_LENGTH);
  });

  it('is refused with content that is none, that holds itself, or that is too large', () => {
    const round = { ...element, elements: [] as unknown[] };
    round.elements.push(round);
    const long = { ...element, settings: { text: 'x'.repeat(TEMPLATE_SIZE) } };
    expect(givenTemplate({ ...draft, content: [1, 'x'] })).to.equal('no_template');
    expect(givenTemplate({ ...draft, content: [round] })).to.equal('not_json');
    expect(givenTemplate({ ...draft, content: [long] })).to.equal('too_large');
  });
});
