import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { standardBreakpoints } from '../../core/breakpoints/builder-devices';
import type { Breakpoints } from '../../core/breakpoints/device';
import type { Fields } from '../../core/settings';
import type { SavedSettings } from '../../page';
import { fieldsWithEffect } from './condition';
import type { PanelMeans } from './control';
import { message } from './messages';
import type { PanelState } from './panel-state';
import { foundFields, type SectionName, sectionsOf } from './sections';
import { Setting } from './setting';
import type { SettingsChange } from './settings-change';

/** The properties of a settings panel. */
export interface SettingsPanelProps {
  /** The declarations of the settings. */
  readonly fields: Fields;
  /** The saved settings, under the page builder's keys. */
  readonly settings: SavedSettings;
  readonly onChange: (change: SettingsChange) => void;
  /** The device whose values are edited. Default: `desktop`. */
  readonly device?: string;
  /** The active devices. Default: mobile and tablet. */
  readonly breakpoints?: Breakpoints;
  readonly means?: PanelMeans;
  /** Shows the values without changing them. */
  readonly isDisabled?: boolean;
  /** The text that is searched at first. Default: none. */
  readonly search?: string;
  /** The key of the setting whose control gets the focus at first. Default: the focus stays where it is. */
  readonly focused?: string;
}

/**
 * The settings of a node, in sections of which one is open: only its controls are drawn, since an element has up to two
 * hundred settings. Settings whose condition is not met are hidden, and keep their values. A search shows the settings of
 * all sections that match, hidden ones too.
 */
export function SettingsPanel(props: SettingsPanelProps): ReactNode {
  const { fields, settings, onChange, device = 'desktop' } = props;
  const { breakpoints = standardBreakpoints, means = {}, isDisabled = false } = props;
  const [search, setSearch] = useState(props.search ?? '');
  const state: PanelState = { fields, settings, onChange, device, breakpoints, means, isDisabled };
  const searchId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { focused } = props;
  useEffect(() => {
    const setting = focused === undefined ? undefined : `[data-key="${CSS.escape(focused)}"]`;
    // The buttons that reset and connect it stand before its control.
    const control =
      ':is(input, textarea, select, button, [tabindex="0"]):not([part="reset"], [part="variables"])';
    if (setting) box.current?.querySelector(setting)?.querySelector<HTMLElement>(control)?.focus();
  }, [focused]);
  return (
    <div ref={box} className="nh-kits nh-settings-panel" part="panel">
      <div part="search">
        <label htmlFor={searchId} className="nh-unseen">
          {message('editor.panel.search')}
        </label>
        <input
          part="input"
          type="search"
          id={searchId}
          placeholder={message('editor.panel.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {search.trim() === '' ? (
        <Sections fields={fieldsWithEffect(fields, settings)} panel={state} />
      ) : (
        <Found fields={fields} search={search.trim()} panel={state} />
      )}
    </div>
  );
}

interface PartProps {
  readonly fields: Fields;
  readonly panel: PanelState;
}

function Sections({ fields, panel }: PartProps): ReactNode {
  const sections = sectionsOf(fields);
  const [open, setOpen] = useState<SectionName | undefined>(sections[0]?.name);
  const id = useId();
  return sections.map(({ name, fields: own }) => (
    <section key={name} part="section" data-section={name}>
      <h3 part="section-title">
        <button
          type="button"
          part="section-button"
          aria-expanded={open === name}
          aria-controls={open === name ? `${id}${name}` : undefined}
          onClick={() => setOpen(open === name ? undefined : name)}
        >
          {message(`editor.panel.${name}`)}
        </button>
      </h3>
      {open === name && (
        <div part="section-body" id={`${id}${name}`}>
          <Settings fields={own} panel={panel} />
        </div>
      )}
    </section>
  ));
}

function Found({ fields, search, panel }: PartProps & { readonly search: string }): ReactNode {
  const found = foundFields(fields, search);
  const count = Object.keys(found).length;
  return (
    <div part="section-body">
      <p part="count" role="status">
        {count === 0
          ? message('editor.panel.nothing', { search })
          : message('editor.panel.found', { count })}
      </p>
      <Settings fields={found} panel={panel} />
    </div>
  );
}

function Settings({ fields, panel }: PartProps): ReactNode {
  return Object.entries(fields).map(([key, field]) => (
    <Setting key={key} name={key} field={field} panel={panel} />
  ));
}
