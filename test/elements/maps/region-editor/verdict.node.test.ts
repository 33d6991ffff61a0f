import { expect } from 'chai';
import { isFound } from '../../../../src/elements/maps/region-editor/search';
import { verdict } from '../../../../src/elements/maps/region-editor/verdict';
import { regionsOf } from '../../../../src/elements/maps/regions/region';

describe('an answer of the CMS', () => {
  it('is a success only when it says so', () => {
    expect(verdict(200, '{"success":true,"data":{}}')).to.deep.equal({});
    const unreadable = { reason: { code: 'unreadable', isRefused: false } };
    for (const text of ['{"data":1}', '', '<html>Log in</html>']) {
      expect(verdict(200, text), text).to.deep.equal(unreadable);
    }
  });

  it('tells what the server has made of the value', () => {
    const stored = ['{"value":"Foo"}', '{"value":5}', '{"value":null}', '"saved"', 'null'].map(
      (data) => verdict(200, `{"success":true,"data":${data}}`).stored,
    );
    expect(stored).to.deep.equal(['Foo', '5', undefined, undefined, undefined]);
  });

  it('is a refusal as a bare -1 or 0, whatever its status', () => {
    for (const body of ['-1', '0', ' 0\n']) {
      for (const status of [200, 400, 403]) {
        expect(verdict(status, body).reason).to.deep.equal({ code: 'refused', isRefused: true });
      }
    }
  });

  it('tells the server’s own reason', () => {
    const reasons = ['"No."', '{"message":"No."}', '[{"code":"x","message":"No."}]'].map(
      (data) => verdict(403, `{"success":false,"data":${data}}`).reason?.detail,
    );
    expect(reasons).to.deep.equal(['No.', 'No.', 'No.']);
    expect(verdict(200, '{"success":false,"data":{"a":1}}').reason?.detail).to.equal(undefined);
  });

  it('leaves open whether it was saved when the server broke', () => {
    expect(verdict(502, 'Bad gateway').reason).to.deep.equal({
      code: 'error',
      detail: '502',
      isRefused: false,
    });
    expect(verdict(413, 'Too large').reason?.isRefused).to.equal(true);
  });
});

describe('the search of the editor', () => {
  const [region] = regionsOf([{ title: 'Zürich', ctitle: 'The lake', country: 'CH' }]);

  it('finds titles of both kinds and countries, without case and accents', () => {
    for (const query of ['', 'zurich', 'ZÜR', 'lake', 'switz', 'lake zü']) {
      expect(region && isFound(region, 'Switzerland', query), query).to.equal(true);
    }
    expect(region && isFound(region, 'Switzerland', 'lake geneva')).to.equal(false);
  });
});
