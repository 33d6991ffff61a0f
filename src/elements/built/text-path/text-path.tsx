import type { ReactNode } from 'react';
import { ControlledMarkup } from '../drawn/controlled-markup';
import stylesheet from './text-path.css?inline';
import type { TextPathProps } from './text-path.element';

export const styles: string = stylesheet;

/** The markup that is drawn from settings if the tag contains none. The controller adds the text. */
export default function TextPath(props: TextPathProps): ReactNode {
  const { text, custom_path } = props.settings;
  return (
    <ControlledMarkup props={props} content={custom_path?.url ?? ''}>
      <div className="e-text-path" data-text={text} data-url={custom_path?.url} part="path" />
    </ControlledMarkup>
  );
}
