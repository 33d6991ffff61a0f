import type { ReactNode } from 'react';
import { ControlledMarkup } from '../drawn/controlled-markup';
import { Paragraphs } from '../drawn/paragraphs';
import stylesheet from './text-editor.css?inline';
import type { TextEditorProps } from './text-editor.element';

export const styles: string = stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function TextEditor(props: TextEditorProps): ReactNode {
  const { editor } = props.settings;
  return (
    <ControlledMarkup props={props} content={JSON.stringify(props.settings)}>
      <div part="text">
        <Paragraphs text={editor} />
      </div>
    </ControlledMarkup>
  );
}
