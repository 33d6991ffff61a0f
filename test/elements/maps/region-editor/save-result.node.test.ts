import { expect } from 'chai';
import { saveResult } from '../../../../src/elements/maps/region-editor/save-result';
import { matchesQuery } from '../../../../src/elements/maps/region-editor/search';
import { regionsOf } from '../../../../src/elements/maps/regions/region';

describe('a response of the CMS', () => {
  it('is a success only if it says so', () => {
    expect(saveResult(200, '{"success":true,"data":{}}')).to.deep.equal({});
    const unreadable = { reason: { code: 'unreadable', isRefused: false } };
    for (const text of ['{"data":1}', '', '<html>Log in</html>']) {
      expect(saveResult(200, text), text).to.deep.equal(unreadable);
    }
  });

  it('has the value as the server has stored it', () => {
    const stored = ['{"value":"Foo"}', '{"value":5}', '{"value":null}', '"saved"', 'null'].map(
      (data) => saveResult(200, `{"success":true,"data":${data}}`).stored,
    );
    expect(stored).to.deep.equal(['Foo', '5', undefined, undefined, undefined]);
  });

  it('is a rejection if it is -1 or 0, with any status', () => {
    for (const body of ['-1', '0', ' 0\n']) {
      for (const status of [200, 400, 403]) {
        expect(saveResult(status, body).reason).to.deep.equal({ code: 'refused', isRefused: true });
      }
    }
  });

  it('has the server’s own reason', () => {
    const reasons = ['"No."', '{"message":"No."}', '[{"code":"x","message":"No."}]'].map(
      (data) => saveResult(403, `{"success":false,"data":${data}}`).reason?.detail,
    );
    expect(reasons).to.deep.equal(['No.', 'No.', 'No.']);
    expect(saveResult(200, '{"success":false,"data":{"a":1}}').reason?.detail).to.equal(undefined);
  });

  it('is uncertain after a server error', () => {
    expect(saveResult(502, 'Bad gateway').reason).to.deep.equal({
      code: 'error',
      detail: '502',
      isRefused: false,
    });
    expect(saveResult(413, 'Too large').reason?.isRefused).to.equal(true);
  });
});

describe('the search of the editor', () => {
  const [region] = regionsOf([{ title: 'Zürich', ctitle: 'The lake', country: 'CH' }]);

  it('finds titles of both kinds and countries, without case and accents', () => {
    for (const query of ['', 'zurich', 'ZÜR', 'lake', 'switz', 'lake zü']) {
      expect(region && matchesQuery(region, 'Switzerland', query), query).to.equal(true);
    }
    expect(region && matchesQuery(region, 'Switzerland', 'lake geneva')).to.equal(false);
  });
});
