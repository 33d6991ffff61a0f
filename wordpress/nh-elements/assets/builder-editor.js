// Runs in the page builder's editor, for the templates of our widgets: reads the values of controls as settings.
(() => {
  /** The settings that are set, by the kinds of their keys; the server does the same for visitors. */
  window.nhElementsSettings = (values, kinds) => {
    const entries = Object.entries(kinds).map(([key, kind]) => [key, settingOf(values[key], kind)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };

  function settingOf(value, kind) {
    if (typeof kind === 'object') return rowsOf(value, kind);
    if (value === undefined || value === null) return undefined;
    if (kind === 'toggle') return value === 'yes';
    if (kind === 'length') return value.size === '' ? undefined : value;
    if (kind === 'media') return value.url ? value : undefined;
    if (kind === 'json') return read(value);
    if (value === '') return undefined;
    return kind === 'number' ? Number(value) : value;
  }

  function rowsOf(rows, kinds) {
    // The builder hands over models or plain rows.
    const plain = (rows?.toJSON?.() ?? rows ?? []).map(
      (row) => row.toJSON?.() ?? row.attributes ?? row,
    );
    return plain.length > 0 ? plain.map((row) => window.nhElementsSettings(row, kinds)) : undefined;
  }

  function read(json) {
    try {
      return JSON.parse(json);
    } catch {
      return undefined;
    }
  }
})();
