import type { EventDeclaration, FieldKind } from '../../../src/tracking/catalogue/declaration';
import {
  checklistStepEvent,
  editorEvents,
  topBarEvents,
  widgetSectionEvents,
} from '../../../src/tracking/catalogue/editor';
import type { AdminEvents } from '../tracking/declarations';
import { withGeneratedBlocks } from './generated-blocks';

type Events = Readonly<Record<string, EventDeclaration>>;

/** `docs/tracking.md` with the catalogue's tables between their markers. */
export function trackingReference(document: string, { kits, templates }: AdminEvents): string {
  const editor = {
    ...editorEvents,
    ...prefixed('top_bar_', topBarEvents),
    ...prefixed('v1_widgets_tab_', widgetSectionEvents),
    'checklist_steps_{title|action|done|undone|upgrade}_{id}': checklistStepEvent,
  };
  const blocks = new Map([
    ['kit events', table(kits)],
    ['template events', table(templates)],
    ['editor events', table(editor)],
  ]);
  return withGeneratedBlocks(document, blocks, 'docs/tracking.md');
}

function prefixed(prefix: string, events: Events): Events {
  return Object.fromEntries(Object.entries(events).map(([name, event]) => [prefix + name, event]));
}

function table(events: Events): string {
  const rows = Object.entries(events).map(
    ([name, event]) =>
      `| \`${name.replaceAll('|', '\\|')}\` | ${carried(event)} | ${fields(event).join(', ')} |`,
  );
  return ['| event | carries | fields |', '|---|---|---|', ...rows].join('\n');
}

function carried({ defaults }: EventDeclaration): string {
  const { trigger, location, secondaryLocation, element } = defaults;
  return [trigger, location, secondaryLocation, element].filter(Boolean).join(' · ');
}

function fields({ fields, optional = {}, isOpen }: EventDeclaration): string[] {
  return [
    ...Object.entries(fields).map(([name, kind]) => `\`${name}\`${kindText(kind)}`),
    ...Object.entries(optional).map(([name, kind]) => `\`${name}\`?${kindText(kind)}`),
    ...(isOpen ? ['any'] : []),
  ];
}

/** The kind or the accepted values; nothing for a long list, which is in the catalogue's data. */
function kindText(kind: FieldKind): string {
  if (typeof kind === 'string') return `: ${kind}`;
  return kind.length > 4 ? '' : `: ${kind.map((word) => `\`${word}\``).join(' or ')}`;
}
