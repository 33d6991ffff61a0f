/** The code editor of the documentation, for browsers. `bundle.ts` makes one file of it and CodeMirror. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The options of `openEditor`. */
export interface EditorOptions {
  /** The shadow root for the editor, whose style sheets it adopts: the policy forbids `<style>` in the document. */
  readonly root: ShadowRoot;
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  /** Called after each change with the whole text. */
  onChange(text: string): void;
}

/** Opens an editor of HTML. Tab leaves it, so that it is no trap for the keyboard. */
export function openEditor({ root, text, label, onChange }: EditorOptions): EditorView {
  return new EditorView({
    root,
    parent: root,
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      html(),
      syntaxHighlighting(colours),
      look,
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
}

/** Contrasts of at least 4.5 on the surfaces of both looks. */
const colours = HighlightStyle.define([
  { tag: tags.tagName, color: 'light-dark(#0b5d33, #86d99f)' },
  { tag: tags.attributeName, color: 'light-dark(#023b95, #91cbff)' },
  { tag: [tags.string, tags.attributeValue], color: 'light-dark(#7a1f0c, #ffb38f)' },
  { tag: tags.comment, color: 'light-dark(#5b606b, #a3a9b5)' },
  { tag: [tags.keyword, tags.propertyName], color: 'light-dark(#622cbc, #dbb7ff)' },
]);

const look = EditorView.theme({
  '&': { maxHeight: '24rem', color: 'var(--nh-text)', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: '2px solid var(--nh-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--docs-mono)', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--nh-text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--docs-raised)',
    color: 'var(--nh-muted)',
    borderColor: 'var(--docs-line)',
  },
});
