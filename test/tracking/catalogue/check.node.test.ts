import { expect } from 'chai';
import { catalogue } from '../../../src/tracking/catalogue';
import type { TrackedFields } from '../../../src/tracking/tracked-event';
import { consoleLines } from '../console-lines';

/** Returns the sent fields and the console's lines. */
function checked(event: string, fields: TrackedFields) {
  let sent: TrackedFields = {};
  const lines = consoleLines(() => {
    sent = catalogue(event, fields);
  });
  return { sent, lines };
}

function inProduction<T>(act: () => T): T {
  process.env.NODE_ENV = 'production';
  try {
    return act();
  } finally {
    process.env.NODE_ENV = 'development';
  }
}

describe('the check of an event’s fields', () => {
  const { NODE_ENV } = process.env;
  // Tests in the same process may have run a build, which sets production mode.
  before(() => {
    process.env.NODE_ENV = 'development';
  });
  after(() => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  });

  it('adds defaults, and logs nothing for valid fields', () => {
    expect(checked('kit_cloud_library_apply', { kit_cloud_id: '7' })).to.deep.equal({
      sent: { trigger: 'Click', kit_cloud_id: '7' },
      lines: [],
    });
    expect(checked('top_bar_finder', {})).to.deep.equal({
      sent: {
        location: 'Top Bar',
        secondaryLocation: 'Finder',
        trigger: 'Toggle Click',
        element: 'Button Icon',
      },
      lines: [],
    });
  });

  it('prefers given fields to defaults', () => {
    const { sent } = checked('export_kit_customization', {
      trigger: 'Visible',
      kit_source: 'file',
    });
    expect(sent).to.deep.equal({ trigger: 'Visible', kit_source: 'file' });
  });

  it('removes and reports an unknown field', () => {
    const { sent, lines } = checked('kit_cloud_library_delete', { kit_cloud_id: '7' });
    expect(sent).to.deep.equal({ trigger: 'Click' });
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('kit_cloud_library_delete').and.contain('no field "kit_cloud_id"');
  });

  it('removes an unknown field silently in production', () => {
    const fields = { kit_cloud_id: '7', kit_cloud_name: 'Bindery' };
    expect(inProduction(() => checked('kit_cloud_library_apply', fields))).to.deep.equal({
      sent: { trigger: 'Click', kit_cloud_id: '7' },
      lines: [],
    });
  });

  it('reports all missing and invalid fields in one line', () => {
    const fields = { bulk_status: 'maybe', bulk_count: '3', library_type: 'cloud' };
    const { sent, lines } = checked('bulk_actions', fields);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('"bulk_action" is missing; "bulk_status" is invalid');
    expect(lines[0]).to.contain('"bulk_count" is invalid');
    expect(sent).to.include(fields);
  });

  it('checks flags, numbers, texts and choices', () => {
    const status = { kit_import_status: false, kit_import_error: 'Timeout' };
    expect(checked('kit_import_status', status).lines).to.deep.equal([]);
    expect(checked('kit_import_status', { kit_import_status: 'no' }).lines.length).to.equal(1);
    const given = { library_type: 'site', file_type: 'zip', template_count: 2 };
    expect(checked('template_import', given).lines).to.deep.equal([]);
  });

  it('leaves a site’s own events unchanged', () => {
    const fields = { form: 7, anything: 'at all' };
    expect(checked('form_sent', fields)).to.deep.equal({ sent: fields, lines: [] });
  });
});
