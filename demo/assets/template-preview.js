/** The host of a template preview: what is chosen here is sent to the page in the frame. */
const form = document.querySelector('.site-preview-controls');
const frame = document.querySelector('.site-preview iframe');
const status = document.querySelector('.site-preview-status');
const { elements: controls } = form;

/** What has been chosen, by the message's parameter: a page that comes later is told all of it. */
const choices = new Map();
const ownLogo = { url: '', dataUri: '', width: '' };
let picture = '';
/** The logo that the frame shows. */
let shownLogo = '';
let hasBegun = false;

function send(param, data) {
  const message = { call: 'starterTemplatePreviewDispatch', value: { param, data } };
  frame.contentWindow.postMessage(message, location.origin);
}

function choose(param, data) {
  choices.set(param, data);
  send(param, data);
  status.textContent = '';
}

/** Forgets what an earlier visit has left in the preview. */
function begin() {
  choices.clear();
  send('cleanStorage', ownLogo);
  send('siteTitle', true);
}

function chooseLogo() {
  const { value } = controls.logo;
  const width = Number(controls.width.value);
  controls.pixels.value = width;
  if (value === 'upload' && !picture) {
    controls.picture.click();
    return;
  }
  shownLogo = value;
  if (value === '') choose('siteLogo', { ...ownLogo, width });
  else if (value !== 'upload') choose('siteLogo', { url: value, dataUri: '', width });
  else choose('siteLogo', { url: '', dataUri: picture, width });
}

/** The picture as the frame can show it before it has been uploaded anywhere. */
async function readPicture([file]) {
  if (!file) return;
  try {
    if (!(await isPicture(file))) throw new TypeError('no picture');
    picture = await dataAddress(file);
    controls.logo.value = 'upload';
    chooseLogo();
  } catch {
    keepLogo();
    status.textContent = `“${file.name}” is not a picture that can be shown, so the logo is as it was. Choose another one.`;
  }
}

/** Asked of the file itself: what is broken, or only called a picture, would leave a hole in the frame. */
async function isPicture(file) {
  if (file.type === 'image/svg+xml') return (await file.text()).includes('<svg');
  const bitmap = await createImageBitmap(file);
  bitmap.close();
  return true;
}

function dataAddress(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Goes back to the choice that the frame shows. */
function keepLogo() {
  controls.logo.value = shownLogo;
  controls.picture.value = '';
}

form.addEventListener('input', ({ target: { name, value, checked, files } }) => {
  if (name === 'picture') readPicture(files);
  else if (name === 'logo' || name === 'width') chooseLogo();
  else if (name === 'title') choose('siteTitle', checked);
  else if (name === 'palette') choose('colorPalette', JSON.parse(value));
  else if (name === 'fonts') choose('siteTypography', JSON.parse(value));
});

// Nothing was chosen from the device.
controls.picture.addEventListener('cancel', keepLogo);

const actions = {
  finish() {
    choices.clear();
    send('completeOnboarding');
    status.textContent =
      'Finished: the next page that you go to in the frame is the site’s own again.';
  },
  restart() {
    form.reset();
    picture = '';
    shownLogo = '';
    begin();
    status.textContent = 'All is as at the beginning.';
  },
  clear() {
    send('clearPreviewAssets');
    status.textContent =
      'This page shows its own colours and fonts; the next one shows yours again.';
  },
};

form.addEventListener('click', ({ target }) => actions[target.name]?.());
form.addEventListener('submit', (event) => event.preventDefault());

addEventListener('message', ({ data, source }) => {
  if (source !== frame.contentWindow || data?.call !== 'starterTemplatePreviewReady') return;
  const chosen = [...choices];
  if (!hasBegun) begin();
  hasBegun = true;
  for (const [param, value] of chosen) choose(param, value);
});

// The frame may have been ready before this script was.
begin();
