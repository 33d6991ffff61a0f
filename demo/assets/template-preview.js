/** The host of a template preview: what is chosen here is sent to the page in the frame. */
const form = document.querySelector('.site-preview-controls');
const frame = document.querySelector('.site-preview iframe');
const status = document.querySelector('.site-preview-status');
const { elements: controls } = form;

/** What has been chosen, by the message's parameter: a page that comes later is told all of it. */
const choices = new Map();
const ownLogo = { url: '', dataUri: '', width: '' };
let picture = '';
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
  if (value === '') choose('siteLogo', { ...ownLogo, width });
  else if (value !== 'upload') choose('siteLogo', { url: value, dataUri: '', width });
  else if (picture) choose('siteLogo', { url: '', dataUri: picture, width });
  else controls.picture.click();
}

/** The picture as the frame can show it before it has been uploaded anywhere. */
function readPicture([file]) {
  if (!file) return;
  const reader = new FileReader();
  reader.onload = () => {
    picture = reader.result;
    controls.logo.value = 'upload';
    chooseLogo();
  };
  reader.onerror = () => {
    status.textContent = 'The picture could not be read. Choose another one.';
  };
  reader.readAsDataURL(file);
}

form.addEventListener('input', ({ target: { name, value, checked, files } }) => {
  if (name === 'picture') readPicture(files);
  else if (name === 'logo' || name === 'width') chooseLogo();
  else if (name === 'title') choose('siteTitle', checked);
  else if (name === 'palette') choose('colorPalette', JSON.parse(value));
  else if (name === 'fonts') choose('siteTypography', JSON.parse(value));
});

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
