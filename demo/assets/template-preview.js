/** The host of a template preview: sends the chosen values to the page in the frame. */
const form = document.querySelector('.site-preview-controls');
const frame = document.querySelector('.site-preview iframe');
const status = document.querySelector('.site-preview-status');
const { elements: controls } = form;

/** The chosen values by parameter; a page that loads later gets all of them. */
const choices = new Map();
const ownLogo = { url: '', dataUri: '', width: '' };
let picture = '';
/** The current logo of the frame. */
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

/** Resets the choices of an earlier visit. */
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

/** The image as a `data:` URL, which the frame can show before an upload. */
async function readPicture([file]) {
  if (!file) return;
  try {
    if (!(await isPicture(file))) throw new TypeError('no picture');
    picture = await dataAddress(file);
    controls.logo.value = 'upload';
    chooseLogo();
  } catch {
    keepLogo();
    status.textContent = `“${file.name}” cannot be shown as a picture, so the logo has not changed. Choose another file.`;
  }
}

/** Whether the file can be decoded as an image: a broken one would leave an empty space. */
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

/** Resets the control to the frame's current value. */
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

// No file was selected.
controls.picture.addEventListener('cancel', keepLogo);

const actions = {
  finish() {
    choices.clear();
    send('completeOnboarding');
    status.textContent =
      'Finished. The next page that you open in the frame shows the site’s own look.';
  },
  restart() {
    form.reset();
    picture = '';
    shownLogo = '';
    begin();
    status.textContent = 'All choices have been reset.';
  },
  clear() {
    send('clearPreviewAssets');
    status.textContent =
      'This page shows the site’s own colours and fonts. The next page shows your choices again.';
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

// The frame may have loaded before this script.
begin();
