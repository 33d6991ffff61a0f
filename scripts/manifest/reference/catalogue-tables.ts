import type { EventDeclaration, FieldKind } from '../../../src/tracking/catalogue';
import { events } from '../../../src/tracking/catalogue';
import { checklistStepEvent } from '../../../src/tracking/catalogue/editor';
import { kitEvents } from '../../../src/tracking/catalogue/kits';
import { templateEvents } from '../../../src/tracking/catalogue/templates';
import { withGeneratedBlocks } from './generated-blocks';

type Events = Readonly<Record<string, EventDeclaration>>;

/** `docs/tracking.md` with the catalogue's tables at their markers. */
export function trackingReference(document: string): string {
  const named = new Set([...Object.keys(kitEvents), ...Object.keys(templateEvents)]);
  const others = Object.entries<EventDeclaration>(events).filter(([name]) => !named.has(name));
  const editor = {
    ...Object.fromEntries(others),
    'checklist_steps_{title|action|done|undone|upgrade}_{id}': checklistStepEvent,
  };
  const blocks = new Map([
    ['kit events', table(kitEvents)],
    ['template events', table(templateEvents)],
    ['editor events', table(editor)],
  ]);
  return withGeneratedBlocks(document, blocks, 'docs/tracking.md');
}

function table(declared: Events): string {
  const rows = Object.entries(declared).map(
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
    ...Object.entries(fields).map(([name, kind]) => `\`${name}\`${words(kind)}`),
    ...Object.entries(optional).map(([name, kind]) => `\`${name}\`?${words(kind)}`),
    ...(isOpen ? ['any'] : []),
  ];
}

/** Nothing where any of many wordings goes: they stand in the data. */
function words(kind: FieldKind): string {
  if (typeof kind === 'string') return `: ${kind}`;
  return kind.length > 4 ? '' : `: ${kind.map((word) => `\`${word}\``).join(' or ')}`;
}
