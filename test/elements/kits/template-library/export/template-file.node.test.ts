import assert from 'node:assert/strict';
import { templateFile } from '../../../../../src/elements/kits/template-library/export/template-file';
import { readFiles } from '../../../../../src/elements/kits/template-library/import/read-files';
import { template } from '../../libraries/listing/templates';

const inside = {
  content: [
    { id: 'a1b2c3d', elType: 'container' as const, settings: { gap: '1rem' }, elements: [] },
  ],
  page_settings: { layout: 'wide' },
};

const nameOf = (title: string) => templateFile({ ...template(1, { title }), ...inside }).name;

describe('the file of a template', () => {
  it('is taken back by an import as it was', async () => {
    const whole = { ...template(1, { title: 'Über uns', type: 'header' }), ...inside };
    const { name, text } = templateFile(whole);
    const { found } = await readFiles([new File([text], name)], new AbortController().signal);
    assert.deepEqual(found[0]?.template, { title: 'Über uns', type: 'header', ...inside });
  });

  it('is called after its title, by letters and digits of any script alone', () => {
    assert.equal(nameOf('Über uns: Team (2026)'), 'über-uns-team-2026.json');
    assert.equal(nameOf('../../etc/passwd'), 'etc-passwd.json');
    assert.equal(nameOf('東京 店'), '東京-店.json');
    assert.equal(nameOf('…'), 'template.json');
    assert.equal(nameOf('x'.repeat(300)), `${'x'.repeat(80)}.json`);
  });
});
