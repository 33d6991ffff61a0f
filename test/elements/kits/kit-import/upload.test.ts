import { expect } from '@open-wc/testing';
import { rendered } from '../../../page-objects/until';
import { ServerDouble } from '../../../server-doubles/kit-import';
import { cleared, kitFile, type LiveImport, liveImport, reloaded, setOnline } from './fixtures';

afterEach(cleared);

/** An upload of which two chunks are there, and the third waits for an answer. */
async function uploading(): Promise<LiveImport> {
  const live = await liveImport();
  await live.at(/^Choose a kit$/);
  live.server.hold('PUT uploads/u1/chunks/2');
  await live.pick(kitFile());
  await live.says('2 kB of');
  return live;
}

const status = ({ events }: LiveImport) =>
  events.filter(({ type }) => type === 'nh-kit-upload-file').map(({ detail }) => detail);

describe('the upload box', () => {
  it('accepts a kit dropped on it', async () => {
    const live = await liveImport();
    await live.at(/^Choose a kit$/);
    const [box] = live.all('[part="box"]');
    const transfer = new DataTransfer();
    transfer.items.add(kitFile());
    const drag = (type: string): DragEvent => {
      const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
      const event = new DragEvent(type, options);
      box?.dispatchEvent(event);
      return event;
    };
    expect(drag('dragover').defaultPrevented).to.equal(true);
    await rendered();
    expect(box?.textContent).to.contain('Drop to upload');
    expect(drag('drop').defaultPrevented).to.equal(true);
    await live.at(/^Choose what to import$/);
  });

  it('is a file field for the keyboard, with its accepted types', async () => {
    const live = await liveImport();
    const [input] = live.all<HTMLInputElement>('input[type="file"]');
    expect(input?.accept).to.contain('.zip');
    expect(input?.multiple).to.equal(false);
    expect(input?.labels?.[0]?.textContent).to.contain('Choose a zip file');
    input?.focus();
    expect(document.activeElement).to.equal(input);
  });

  it('is named by its button, and described by its note once', async () => {
    const live = await liveImport();
    await live.at(/^Choose a kit$/);
    const [input] = live.all<HTMLInputElement>('input[type="file"]');
    const texts = ['aria-labelledby', 'aria-describedby'].map(
      (name) => document.getElementById(input?.getAttribute(name) ?? '')?.textContent,
    );
    expect(texts).to.deep.equal(['Choose a zip file', 'or drop it here']);
  });

  it('refuses several or wrong files with a message, and sends nothing', async () => {
    const live = await liveImport();
    await live.at(/^Choose a kit$/);
    await live.pick(kitFile(), kitFile('b.zip'));
    await live.says('You chose 2 files');
    await live.pick(new File(['x'], 'kit.rar'));
    await live.says('“kit.rar” is not a zip file');
    expect(live.all('[role="alert"]').length).to.equal(1);
    expect(live.server.count('POST uploads')).to.equal(0);
    expect(status(live).length).to.equal(2);
  });

  it('refuses an invalid archive before sending a byte', async () => {
    const live = await liveImport();
    await live.at(/^Choose a kit$/);
    await live.pick(new File(['no zip at all'], 'kit.zip'));
    await live.says('The file is not a zip file');
    expect(live.server.count('POST uploads')).to.equal(0);
    expect(status(live)).to.deep.equal([{ status: 'not-a-zip' }]);
  });

  it('refuses a file larger than the site’s limit', async () => {
    const server = new ServerDouble();
    server.contents = { ...server.contents, maxUploadSize: 1000 };
    const live = await liveImport({}, server);
    await live.pick(kitFile());
    await live.says('The file is too large');
    expect(server.count('POST uploads')).to.equal(0);
  });
});

describe('a running upload', () => {
  it('shows its progress, and announces it in quarters', async () => {
    const live = await uploading();
    const [progress] = live.all<HTMLProgressElement>('progress');
    expect(progress?.value).to.equal(2000);
    expect(progress?.max).to.be.greaterThan(4000);
    expect(live.text('[part="count"]')).to.match(/^2 kB of 4 kB, 4\d%$/);
    expect(live.text('[role="status"]')).to.equal('25%');
  });

  it('warns before the page is left', async () => {
    const leaving = (): boolean => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const live = await uploading();
    expect(leaving()).to.equal(true);
    await live.press('Cancel');
    expect(leaving()).to.equal(false);
  });

  it('can be cancelled, and is deleted on the server', async () => {
    const live = await uploading();
    await live.press('Cancel');
    await live.at(/^Choose a kit$/);
    expect(live.server.count('DELETE uploads/u1')).to.equal(1);
    expect(localStorage.length).to.equal(0);
    expect(document.activeElement?.textContent).to.equal('Choose a kit');
  });

  it('waits while the browser is offline, and continues automatically', async () => {
    const live = await liveImport();
    await live.at(/^Choose a kit$/);
    const release = live.server.hold('POST uploads');
    await live.pick(kitFile());
    await live.says('Checking the kit');
    setOnline(false);
    live.server.isOffline = true;
    release();
    await live.says('You are offline');
    live.server.isOffline = false;
    setOnline(true);
    await live.at(/^Choose what to import$/);
  });

  it('returns with an error if the server rejects it, and continues on Try again', async () => {
    const live = await liveImport();
    await live.at(/^Choose a kit$/);
    live.server.failOnce('PUT uploads/u1/chunks/2', 500, 'no-write-permissions');
    await live.pick(kitFile());
    await live.says('The server cannot write its files');
    expect(status(live)).to.deep.equal([{ status: 'The server says no-write-permissions' }]);
    await live.says('The upload of “atelier.zip” was interrupted');
    await live.press('Try again');
    await live.at(/^Choose what to import$/);
    expect(live.server.count('PUT uploads/u1/chunks/0')).to.equal(1);
    expect(live.server.count('PUT uploads/u1/chunks/2')).to.equal(2);
  });

  it('is discarded if the server rejects the kit, so that another can be chosen', async () => {
    const live = await liveImport();
    await live.at(/^Choose a kit$/);
    live.server.failOnce('POST imports', 422, 'invalid-zip-file', { reason: 'damaged' });
    await live.pick(kitFile());
    await live.says('The file is damaged');
    expect(live.text()).not.to.contain('was interrupted');
    expect(live.server.count('DELETE uploads/u1')).to.equal(1);
    expect(localStorage.length).to.equal(0);
    await live.pick(kitFile('other.zip'));
    await live.at(/^Choose what to import$/);
  });

  it('ends with an error if the server loses a chunk', async () => {
    const live = await liveImport();
    await live.at(/^Choose a kit$/);
    live.server.answerOnce('PUT uploads/u1/chunks/0', 200, {
      upload: 'u1',
      name: 'atelier.zip',
      size: 4000,
      chunkSize: 1000,
      missing: [0, 1, 2, 3],
    });
    await live.pick(kitFile());
    await live.says('The server’s response is invalid');
  });
});

describe('an upload after a reload', () => {
  it('names the file, and resumes at its next chunk once it is chosen again', async () => {
    const live = await reloaded(await uploading());
    await live.says('The upload of “atelier.zip” was interrupted');
    await live.says(/2 kB of 4 kB are on the server/);
    await live.pick(kitFile());
    await live.at(/^Choose what to import$/);
    expect(live.server.count('PUT uploads/u1/chunks/0')).to.equal(1);
    expect(live.server.count('PUT uploads/u1/chunks/4')).to.equal(1);
  });

  it('detects another file, and uploads it instead on request', async () => {
    const live = await reloaded(await uploading());
    await live.says('The upload of “atelier.zip” was interrupted');
    await live.pick(kitFile('other.zip'));
    await live.says('“other.zip” is not the file whose upload was interrupted');
    await live.press('Upload “other.zip” instead');
    await live.at(/^Choose what to import$/);
    expect(live.server.count('DELETE uploads/u1')).to.equal(1);
    expect(live.server.count('PUT uploads/u1/chunks/0')).to.equal(2);
  });

  it('detects a changed file of the same name', async () => {
    const live = await reloaded(await uploading());
    await live.says('The upload of “atelier.zip” was interrupted');
    await live.pick(kitFile('atelier.zip', 3000, 2));
    await live.says('is not the file whose upload was interrupted');
  });

  it('is discarded by a button, or if the server no longer has it', async () => {
    const live = await reloaded(await uploading());
    await live.press('Discard this upload');
    expect(live.server.count('DELETE uploads/u1')).to.equal(1);
    expect(live.text()).not.to.contain('was interrupted');
    const gone = await uploading();
    gone.server.upload = undefined;
    const again = await reloaded(gone);
    await again.settled();
    expect(again.text()).not.to.contain('was interrupted');
    expect(localStorage.length).to.equal(0);
  });

  it('opens a completely uploaded kit', async () => {
    const live = await liveImport();
    await live.at(/^Choose a kit$/);
    const release = live.server.hold('POST imports');
    await live.pick(kitFile());
    await live.called('POST imports');
    live.host.remove();
    release();
    const again = await reloaded(live);
    await again.at(/^Choose what to import$/);
    expect(again.server.count('POST uploads')).to.equal(1);
  });
});

describe('a kit from an address', () => {
  it('is downloaded by the server once the user confirms', async () => {
    const live = await liveImport({ 'file-url': '/kits/a.zip', referrer: 'kit-library' });
    await live.says(`A kit from ${location.host}`);
    expect(live.server.count('POST uploads/from')).to.equal(0);
    await live.press('Download this kit');
    await live.at(/^Choose what to import$/);
    expect(live.server.body('POST uploads/from')).to.deep.equal({
      file_url: `${location.origin}/kits/a.zip`,
      referrer: 'kit-library',
    });
    await live.press('Import');
    await live.at(/was imported$/);
    const actions = live.events.filter(({ type }) => type === 'nh-kit-action');
    expect(actions.map(({ detail }) => detail)).to.deep.equal([{ action: 'Import from Library' }]);
  });

  it('is refused from another origin', async () => {
    const live = await liveImport({ 'file-url': 'https://evil.example/a.zip' });
    await live.says('This site does not accept kits from');
    expect(live.text()).not.to.contain('Download this kit');
  });

  it('comes from the cloud library, as its start event says', async () => {
    const live = await liveImport({ 'kit-cloud-id': '77' });
    await live.press('Download this kit');
    await live.at(/^Choose what to import$/);
    expect(live.server.body('POST uploads/from')).to.deep.equal({ kit_cloud_id: '77' });
    const again = await reloaded(live);
    await again.at(/^Choose what to import$/);
    await again.press('Import');
    await again.at(/was imported$/);
    const start = again.events.find(({ type }) => type === 'nh-kit-import-start');
    expect(start?.detail).to.have.property('source', 'cloud');
  });
});
