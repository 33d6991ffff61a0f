import { expect } from 'chai';
import fc from 'fast-check';
import { jsonObjects } from '../../../../src/elements/forms/contact-form/unreadable/json-objects';

describe('JSON objects in a text', () => {
  it('are found in order, whatever text is between them', () => {
    const object = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 });
    const between = fc.stringMatching(/^[a-z <>:'}\n{-]*$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(between, object)), between, (pairs, end) => {
        const text = pairs.map(([noise, value]) => noise + JSON.stringify(value)).join('') + end;
        const found = jsonObjects(text).map((value) => JSON.stringify(value));
        expect(found).to.deep.equal(pairs.map(([, value]) => JSON.stringify(value)));
      }),
    );
  });

  it('may contain spaces and line breaks between tokens', () => {
    const value = { status: 'mail_sent', into: '#f', invalid_fields: [{ field: '"{' }] };
    expect(jsonObjects(`Notice: {\n${JSON.stringify(value, null, 2)}`)).to.deep.equal([value]);
  });

  it('are not found if they are truncated', () => {
    expect(jsonObjects('{"a":{"b":1},"c":"')).to.deep.equal([{ b: 1 }]);
    expect(jsonObjects('{"a":"}')).to.deep.equal([]);
  });

  it('are searched in bounded time, whatever the text', () => {
    for (const part of ['{"', '{"a":', '"\\"', '{ ', '{"a":"\\"']) {
      jsonObjects(part.repeat(1_000_000));
    }
  });
});
