import assert from 'node:assert/strict';
import { templateFile } from '../../../../../src/elements/libraries/template-library/export/template-file';
import { readFiles } from '../../../../../src/elements/libraries/template-library/import/read-files';
import { template } from '../../../../ui/listing/templates';

const inside = {
  content: [
    { id: 'a1b2c3d', elType: 'container' as const, settings: { gap: '1rem' }, elements: [] },
  ],
  page_settings: { layout: 'wide' },
};

const nameOf = (title: string) => templateFile({ ...template(1, { title }), ...inside }).name;

describe('a template file', () => {
  it('can be imported again unchanged', async () => {
    const whole = { ...template(1, { title: 'Über uns', type: 'header' }), ...inside };
    const { name, text } = templateFile(whole);
    const { found } = await readFiles([new File([text], name)], new AbortController().signal);
    assert.deepEqual(found[0]?.template, { title: 'Über uns', type: 'header', ...inside });
  });

  it('has a name of the letters and digits of the title, in any script', () => {
    assert.equal(nameOf('Über uns: Team (2026)'), 'über-uns-team-2026.json');
    assert.equal(nameOf('../../etc/passwd'), 'etc-passwd.json');
    assert.equal(nameOf('東京 店'), '東京-店.json');
    assert.equal(nameOf('…'), 'template.json');
    assert.equal(nameOf('x'.repeat(300)), `${'x'.repeat(80)}.json`);
  });
});
