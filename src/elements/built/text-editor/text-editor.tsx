import type { ReactNode } from 'react';
import { Paragraphs } from '../drawn/paragraphs';
import { Printed } from '../drawn/printed';
import stylesheet from './text-editor.css?inline';
import type { TextEditorProps } from './text-editor.element';

export const styles: string = stylesheet;

/** What is drawn from settings where the tag holds no markup. */
export default function TextEditor(props: TextEditorProps): ReactNode {
  const { editor } = props.settings;
  return (
    <Printed props={props} content={JSON.stringify(props.settings)}>
      <div part="text">
        <Paragraphs text={editor} />
      </div>
    </Printed>
  );
}
