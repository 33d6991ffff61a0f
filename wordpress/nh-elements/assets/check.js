// The check of a page on the settings screen.
(() => {
  const { __, _n, sprintf } = wp.i18n;
  const form = document.getElementById('nh-elements-check');
  const box = document.getElementById('nh-elements-report');
  const titles = JSON.parse(form.dataset.titles);

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const address = new URL(document.getElementById('nh-elements-address').value);
    if (address.origin !== new URL(form.dataset.home).origin) {
      say([__('Only pages of this site can be checked.', 'nh-elements')]);
      return;
    }
    address.searchParams.set(form.dataset.query, form.dataset.nonce);
    say([__('Checking …', 'nh-elements')]);
    try {
      // The pages may have another origin than the administration: WordPress then lets it read the answer.
      const response = await fetch(address, { credentials: 'include' });
      const report = sentences(await response.json());
      // The theme's page for it may have elements too.
      say(response.status === 404 ? [notFound(), ...report] : report);
    } catch {
      say([
        __(
          'The page could not be checked: it answers no report. Load this screen again. If it stays so, a cache or a log-in stands before the page, or its address is one where you are not logged in.',
          'nh-elements',
        ),
      ]);
    }
  });

  function say(lines) {
    const list = document.createElement('ul');
    for (const line of lines) {
      const item = document.createElement('li');
      item.textContent = line;
      list.append(item);
    }
    box.replaceChildren(list);
  }

  function notFound() {
    return __('There is no page at this address. Visitors see this instead:', 'nh-elements');
  }

  function builderSentence({ found, known, unknown, keptFor }) {
    if (unknown.length > 0) {
      return sprintf(
        /* translators: 1: number of widgets, 2: number of all widgets, 3: names of widgets */
        __(
          'The page builder keeps its scripts: nh-elements knows %1$d of %2$d widgets on this page, but not %3$s.',
          'nh-elements',
        ),
        known,
        found,
        unknown.join(', '),
      );
    }
    if (keptFor.length > 0) {
      return sprintf(
        /* translators: %s: names of scripts */
        __('The page builder keeps its scripts, because of: %s.', 'nh-elements'),
        keptFor.join(', '),
      );
    }
    return sprintf(
      /* translators: %d: number of widgets */
      _n(
        '%d widget of the page builder would run without its scripts.',
        '%d widgets of the page builder would run without its scripts.',
        found,
        'nh-elements',
      ),
      found,
    );
  }

  function unknownSentence({ text, nearest }) {
    if (nearest === '') {
      /* translators: %s: a tag or a shortcode */
      return sprintf(
        __('%s is unknown to nh-elements, so it stays as printed.', 'nh-elements'),
        text,
      );
    }
    return sprintf(
      /* translators: 1: a misspelt tag or shortcode, 2: the right one */
      __('%1$s is unknown to nh-elements. Is %2$s meant?', 'nh-elements'),
      text,
      nearest,
    );
  }

  function sentences({ elements, unknown, forms, builder, header, delayed }) {
    const lines = [
      ...unknown.map(unknownSentence),
      ...Object.entries(elements).map(([tag, count]) => `${titles[tag]}: ${count}`),
    ];
    if (forms.keptFor.length > 0) {
      lines.push(
        sprintf(
          /* translators: %s: names of services and scripts */
          __('The forms keep their plugin’s script, because of: %s.', 'nh-elements'),
          forms.keptFor.join(', '),
        ),
      );
    } else if (forms.found > 0) {
      lines.push(
        sprintf(
          /* translators: %d: number of forms */
          _n(
            '%d form would run without its plugin’s script.',
            '%d forms would run without their plugin’s script.',
            forms.found,
            'nh-elements',
          ),
          forms.found,
        ),
      );
    }
    if (builder.found > 0) lines.push(builderSentence(builder));
    if (header.left.length > 0) {
      lines.push(
        sprintf(
          /* translators: %s: names of elements */
          __('These parts of the header stay with the theme: %s.', 'nh-elements'),
          header.left.map((tag) => titles[tag]).join(', '),
        ),
      );
    }
    if (delayed.length > 0) {
      /* translators: %s: names of files */
      lines.push(sprintf(__('Delayed by an optimiser: %s.', 'nh-elements'), delayed.join(', ')));
    }
    return lines.length > 0
      ? lines
      : [__('Nothing on this page is for nh-elements, so it prints nothing there.', 'nh-elements')];
  }
})();
