import type { ReactNode } from 'react';
import { Printed } from '../drawn/printed';
import stylesheet from './text-path.css?inline';
import type { TextPathProps } from './text-path.element';

export const styles: string = stylesheet;

/** What is drawn from settings where the tag holds no markup; the text itself is the controller's. */
export default function TextPath(props: TextPathProps): ReactNode {
  const { text, custom_path } = props.settings;
  return (
    <Printed props={props} content={custom_path?.url ?? ''}>
      <div className="e-text-path" data-text={text} data-url={custom_path?.url} part="path" />
    </Printed>
  );
}
