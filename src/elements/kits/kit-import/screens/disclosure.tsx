import { type ReactNode, useState } from 'react';

interface Props {
  readonly name: string;
  readonly summary: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** Renders the content, only while open: there may be thousands of these. */
  readonly children: () => ReactNode;
}

/** A `<details>` whose content is rendered only while open. */
export function Disclosure({ name, summary, isOpenAtFirst = false, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details part={name} open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, also by keyboard. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {summary}
      </summary>
      {isOpen && children()}
    </details>
  );
}
