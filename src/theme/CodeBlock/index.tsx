// Ejected: the original brings a highlighter to the browser. Fences never come here (mdx/code-blocks.ts
// makes their markup); what does is a `<pre>` somebody wrote by hand.
import type {ReactElement, ReactNode} from 'react';

/** Plain preformatted text. */
export default function CodeBlock({children}: {children: ReactNode}): ReactElement {
  return (
    <pre className="code-pre">
      <code>{children}</code>
    </pre>
  );
}
