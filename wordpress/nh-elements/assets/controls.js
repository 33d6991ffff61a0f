// The controls of settings, by the kind of their declaration. `nhElementsControls(fields, values, change)` returns panels.
(({ element, components, blockEditor, data, htmlEntities, i18n }) => {
  const { createElement: el, useState, Fragment } = element;
  const { __, sprintf } = i18n;
  const { decodeEntities } = htmlEntities;
  const {
    BaseControl,
    Button,
    FormTokenField,
    PanelBody,
    SelectControl,
    TextControl,
    TextareaControl,
    ToggleControl,
  } = components;
  /** The groups whose panels come first. */
  const firstGroups = ['content', 'layout', 'look', 'motion', 'behaviour'];
  const deviceNames = {
    desktop: __('Desktop', 'nh-elements'),
    widescreen: __('Widescreen', 'nh-elements'),
    laptop: __('Laptop', 'nh-elements'),
    tablet_extra: __('Tablet, landscape', 'nh-elements'),
    tablet: __('Tablet', 'nh-elements'),
    mobile_extra: __('Phone, landscape', 'nh-elements'),
    mobile: __('Phone', 'nh-elements'),
  };

  /** The description of a setting, whose code stands between backticks. */
  const help = (doc) =>
    doc
      ?.split('`')
      .map((part, index) => (index % 2 === 1 ? el('code', { key: index }, part) : part));

  /** The label and the help of a control. */
  const named = ({ label, doc }) => ({ label, help: help(doc), __nextHasNoMarginBottom: true });

  /** Several nodes as one control, with its label above them. */
  const box = (field, ...children) => el(BaseControl, named(field), el('div', null, ...children));

  /** The control of a setting, by its kind. An empty field takes the setting back to its default. */
  const controls = {
    text: textControl(),
    url: textControl('url'),
    date: textControl('date'),
    colour: Colour,
    number: NumberField,
    toggle: ({ field, value, set }) =>
      el(ToggleControl, { ...named(field), checked: isOn(value ?? field.default), onChange: set }),
    choice: Choice,
    length: Length,
    media: Media,
    group: Group,
    variants: Variants,
    list: List,
  };

  const isOn = (value) => value === true || /^(true|yes|on|1)$/i.test(String(value ?? ''));

  function textControl(type) {
    return ({ field, value, set }) =>
      el(type ? TextControl : TextareaControl, {
        ...named(field),
        ...(type ? { type } : { rows: String(value ?? '').length > 60 ? 4 : 1 }),
        value: value ?? '',
        placeholder: String(field.default ?? field.inherited ?? ''),
        onChange: (typed) => set(typed === '' ? undefined : typed),
      });
  }

  function NumberField({ field, value, set }) {
    return el(TextControl, {
      ...named(field),
      type: 'number',
      min: field.min,
      max: field.max,
      step: field.step ?? 'any',
      value: value ?? '',
      placeholder: String(field.inherited ?? field.default ?? ''),
      onChange: (text) => set(text === '' ? undefined : Number(text)),
    });
  }

  function Choice({ field, value, set }) {
    const options = Object.entries(field.options).map(([option, label]) => ({
      value: option,
      label,
    }));
    const hasEmpty = options.some((option) => option.value === '');
    const standard = { value: '', label: __('Default', 'nh-elements') };
    return el(SelectControl, {
      ...named(field),
      value: value ?? (hasEmpty ? (field.default ?? '') : ''),
      options: hasEmpty ? options : [standard, ...options],
      onChange: (chosen) => set(chosen === '' && !hasEmpty ? undefined : chosen),
    });
  }

  function Colour({ field, value, set }) {
    return box(
      field,
      el(components.ColorPalette, {
        colors: blockEditor.useSettings('color.palette')[0] ?? [],
        value: value ?? '',
        clearable: true,
        onChange: set,
      }),
    );
  }

  function Length({ field, value, set }) {
    const units = field.units ?? ['px', 'em', 'rem', '%', 'vw', 'vh'];
    const { size = '', unit = units[0] } =
      typeof value === 'object' && value ? value : sized(value);
    const change = (part) => {
      const next = { size, unit, ...part };
      set(next.size === '' ? undefined : { ...next, size: Number(next.size) });
    };
    return box(
      field,
      el(
        'div',
        { style: { display: 'flex', gap: 8 } },
        el(TextControl, {
          type: 'number',
          step: 'any',
          'aria-label': field.label,
          value: size,
          onChange: (next) => change({ size: next }),
          __nextHasNoMarginBottom: true,
        }),
        el(SelectControl, {
          'aria-label': __('Unit', 'nh-elements'),
          value: unit,
          options: units.map((name) => ({ value: name, label: name })),
          onChange: (next) => change({ unit: next }),
          __nextHasNoMarginBottom: true,
        }),
      ),
    );
  }

  /** The parts of a length that is written as text. */
  function sized(value) {
    const [, size, unit] = /^(-?[\d.]+)([a-z%]*)$/.exec(String(value ?? '')) ?? [];
    return size === undefined ? {} : { size, ...(unit && { unit }) };
  }

  function Media({ field, value, set }) {
    const { url = '' } = typeof value === 'object' && value ? value : { url: value };
    const choose = ({ id, url: address, alt, width, height }) =>
      set({ id, url: address, ...(alt && { alt }), ...(width && { width, height }) });
    return box(
      field,
      el(
        blockEditor.MediaUploadCheck,
        null,
        el(blockEditor.MediaUpload, {
          onSelect: choose,
          value: value?.id,
          render: ({ open }) =>
            el(Button, { variant: 'secondary', onClick: open }, __('Media library', 'nh-elements')),
        }),
      ),
      el(TextControl, {
        type: 'url',
        'aria-label': field.label,
        value: url ?? '',
        onChange: (address) => set(address === '' ? undefined : { url: address }),
        __nextHasNoMarginBottom: true,
      }),
    );
  }

  function Group({ field, value, set }) {
    const values = typeof value === 'object' && value ? value : {};
    return box(
      field,
      el(Fields, {
        fields: withEffect(field.fields, values),
        values,
        change: (next) => set(orUndefined(next)),
      }),
    );
  }

  /** An object whose fields depend on one of them. */
  function Variants({ field, value, set }) {
    const { by, variants } = field;
    const values = typeof value === 'object' && value ? value : {};
    const kind = values[by] ?? Object.keys(variants)[0];
    const options = Object.keys(variants).map((name) => ({ value: name, label: name }));
    const { [by]: _, ...fields } = variants[kind] ?? {};
    return el(
      Fragment,
      null,
      el(SelectControl, {
        label: __('Kind', 'nh-elements'),
        value: kind,
        options,
        onChange: (next) => set({ ...values, [by]: next }),
        __nextHasNoMarginBottom: true,
      }),
      el(Fields, {
        fields: withEffect(fields, values),
        values,
        change: (next) => set({ [by]: kind, ...next }),
      }),
    );
  }

  /** A list: its items one below the other, each with buttons to move and to remove it. */
  function List({ field, value, set }) {
    const items = Array.isArray(value) ? value : [];
    const item = field.of;
    const change = (next) => set(next.length > 0 ? next : undefined);
    const button = (label, onClick, disabled = false) =>
      el(Button, { variant: 'tertiary', size: 'small', onClick, disabled }, label);
    const moved = (from, to) => {
      const next = [...items];
      next.splice(to, 0, ...next.splice(from, 1));
      return next;
    };
    return box(
      field,
      ...items.map((one, index) =>
        el(
          'fieldset',
          { key: index, className: 'nh-elements-item' },
          el(
            'legend',
            null,
            // translators: %d: the position of an item in a list
            sprintf(__('Item %d', 'nh-elements'), index + 1),
          ),
          el(Control, {
            field: item.kind === 'group' ? { ...item, label: undefined } : item,
            value: one,
            set: (next) =>
              change(items.map((other, at) => (at === index ? (next ?? empty(item)) : other))),
          }),
          button(__('Move up', 'nh-elements'), () => change(moved(index, index - 1)), index === 0),
          button(
            __('Move down', 'nh-elements'),
            () => change(moved(index, index + 1)),
            index === items.length - 1,
          ),
          button(__('Remove', 'nh-elements'), () => change(items.filter((_, at) => at !== index))),
        ),
      ),
      el(
        Button,
        { variant: 'secondary', onClick: () => change([...items, empty(item)]) },
        __('Add item', 'nh-elements'),
      ),
    );
  }

  /** Terms of a taxonomy, chosen by their names. The value has their ids. */
  function Terms({ field, value, set }) {
    const found = data.useSelect(
      (select) =>
        select('core').getEntityRecords('taxonomy', field.terms, {
          per_page: -1,
          _fields: 'id,name',
        }),
      [field.terms],
    );
    const names = termNames(found ?? []);
    const ids = new Map([...names].map(([id, name]) => [name, id]));
    return box(
      { doc: field.doc },
      el(FormTokenField, {
        label: field.label,
        value: idsIn(value).map((id) => names.get(id) ?? `#${id}`),
        suggestions: [...ids.keys()],
        onChange: (chosen) => {
          // A term that was deleted, or is not loaded yet, has no name.
          const next = chosen.map((name) => ids.get(name) ?? Number(name.slice(1)));
          set(next.length > 0 ? next : undefined);
        },
        __experimentalValidateInput: (name) => ids.has(name),
        __experimentalExpandOnFocus: true,
        __experimentalShowHowTo: false,
        __nextHasNoMarginBottom: true,
      }),
    );
  }

  /** The names of terms by id. Equal names get the id, so that each means one term. */
  function termNames(terms) {
    const plain = terms.map(({ id, name }) => [id, decodeEntities(name)]);
    const isShared = (name) => plain.filter(([, other]) => other === name).length > 1;
    return new Map(plain.map(([id, name]) => [id, isShared(name) ? `${name} (${id})` : name]));
  }

  /** Ids of a list, which may be a single one, or a text with commas. */
  const idsIn = (value) =>
    [value ?? []].flat().flatMap((one) => String(one).split(',').map(Number));

  /** The fields that have an effect: without a condition, or with the values that it wants. Others keep theirs. */
  const withEffect = (fields, values) =>
    Object.fromEntries(
      Object.entries(fields).filter(([, { shownIf = {} }]) =>
        Object.entries(shownIf).every(([key, wanted]) =>
          valuesOf(key, fields[key], values).some((value) => isWanted(wanted, value)),
        ),
      ),
    );

  /** The value of a setting, and those of its devices. */
  const valuesOf = (key, field, values) => [
    values[key] ?? field.default,
    ...(field.responsive
      ? Object.keys(deviceNames).map((device) => values[`${key}_${device}`])
      : []),
  ];

  function isWanted(wanted, value) {
    if (Array.isArray(wanted)) return wanted.some((one) => isWanted(one, value));
    if (typeof wanted === 'boolean') return isOn(value) === wanted;
    return typeof wanted === 'object' ? isFilled(value) : String(value ?? '') === String(wanted);
  }

  /** Whether a value sets something: a file needs its address, a length its number. */
  const isFilled = (value) =>
    typeof value === 'object' && value
      ? Object.keys(value).length > 0 && isFilled(value.url ?? value.size ?? true)
      : (value ?? '') !== '';

  const empty = ({ kind }) => (kind === 'group' || kind === 'variants' ? {} : '');

  const orUndefined = (values) => (Object.keys(values).length > 0 ? values : undefined);

  /** Other kinds are typed as JSON. Typed text stays until it is valid JSON; only then the element gets it. */
  function Json({ field, value, set }) {
    const saved = value === undefined ? '' : JSON.stringify(value, null, 2);
    const [typed, setTyped] = useState();
    const isWrong = typed !== undefined && typed !== '' && read(typed) === undefined;
    const wrong = __(
      'This is not valid JSON, so the element keeps the value before.',
      'nh-elements',
    );
    return el(TextareaControl, {
      ...named(field),
      help: isWrong ? wrong : help(field.doc),
      value: typed ?? saved,
      placeholder: JSON.stringify(field.default),
      onChange: (next) => {
        setTyped(next);
        const parsed = read(next);
        if (next === '' || parsed !== undefined) set(parsed);
      },
      onBlur: () => !isWrong && setTyped(undefined),
    });
  }

  function read(json) {
    try {
      return JSON.parse(json);
    } catch {
      return undefined;
    }
  }

  /** The control of a setting, with a link to the screen that edits the same thing for the whole site. */
  function Control(props) {
    const { kind, terms, screen } = props.field;
    const control = el(terms ? Terms : (controls[kind] ?? Json), props);
    if (!screen) return control;
    const link = el(
      Button,
      { variant: 'secondary', href: screen.url, target: '_blank' },
      screen.title,
    );
    return el(Fragment, null, control, link);
  }

  /** The controls of several fields. */
  function Fields({ fields, values, change }) {
    return Object.entries(fields).map(([key, field]) =>
      el(Control, {
        key,
        field: { label: key, ...field },
        value: values[key],
        set: (value) => change(without({ ...values, [key]: value })),
      }),
    );
  }

  /** The values that are set: `undefined` takes a key away. */
  const without = (values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

  /** A panel of one group. Settings with a value per device are edited for one device at a time. */
  function Panel({ title, fields, values, change, devices, isOpen }) {
    const [device, setDevice] = useState('desktop');
    const own = Object.entries(fields).filter(([, field]) => field.responsive);
    const suffix = device === 'desktop' ? '' : `_${device}`;
    const shown = Object.fromEntries(
      Object.entries(fields).map(([key, field]) =>
        field.responsive && suffix
          ? [
              key + suffix,
              { ...field, default: undefined, inherited: values[key] ?? field.default },
            ]
          : [key, field],
      ),
    );
    return el(
      PanelBody,
      { title, initialOpen: isOpen },
      own.length > 0 &&
        el(SelectControl, {
          label: __('Device', 'nh-elements'),
          help: sprintf(
            // translators: %s: names of settings
            __('These settings may have a value for each device: %s.', 'nh-elements'),
            own.map(([key, { label }]) => label ?? key).join(', '),
          ),
          value: device,
          options: devices.map((name) => ({ value: name, label: deviceNames[name] ?? name })),
          onChange: setDevice,
          __nextHasNoMarginBottom: true,
        }),
      el(Fields, { fields: shown, values, change }),
    );
  }

  window.nhElementsControls = (fields, values, change, { breakpoints, groups }) => {
    const active =
      Object.keys(breakpoints).length > 0 ? Object.keys(breakpoints) : ['tablet', 'mobile'];
    const devices = ['desktop', ...active];
    const shown = withEffect(fields, values);
    const found = new Set(Object.values(shown).map(({ group = 'content' }) => group));
    const names = [...new Set([...firstGroups, ...found])].filter((name) => found.has(name));
    return names.map((group, index) =>
      el(Panel, {
        key: group,
        title: groups[group],
        fields: Object.fromEntries(
          Object.entries(shown).filter(([, field]) => (field.group ?? 'content') === group),
        ),
        values,
        change,
        devices,
        isOpen: index === 0,
      }),
    );
  };
})(window.wp);
