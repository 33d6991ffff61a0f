import { objectOf } from '../../core/settings/reading';
import { kitGlobals } from '../../page';
import type { EditedSite } from '../nodes/edit-site';
import type { GlobalStyle, PanelMeans } from '../panel/control';
import type { PageEditorElementProps } from './page-editor.element';

/** Returns what the editor knows of the site, by the settings of its tag. */
export function editedSite(
  { kit, answers, breakpoints, language, pages }: PageEditorElementProps['settings'],
  means: PanelMeans | undefined,
): EditedSite {
  return {
    print: {
      ...(kit && { globals: kitGlobals(kit) }),
      ...(answers && { answers }),
      ...(language && { language }),
    },
    ...(breakpoints && { breakpoints }),
    ...(pages && { pages: pages.flatMap(knownPage) }),
    means: { ...(kit && { globals: kitStyles(kit) }), ...means },
  };
}

/** Returns the names of a kit's colours and fonts, for the lists of the panel. */
function kitStyles(kit: Readonly<Record<string, unknown>>): NonNullable<PanelMeans['globals']> {
  const styles = (key: 'colors' | 'typography'): readonly GlobalStyle[] =>
    [`system_${key}`, `custom_${key}`].flatMap((name) => rowsOf(kit[name]));
  return { colors: styles('colors'), typography: styles('typography') };
}

function rowsOf(rows: unknown): readonly GlobalStyle[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const { _id: id, title } = objectOf(row) ?? {};
    return typeof id === 'string' ? [{ id, title: typeof title === 'string' ? title : id }] : [];
  });
}

function knownPage({ title, address }: { readonly title?: string; readonly address?: string }) {
  return title && address ? [{ title, address }] : [];
}
