import {Marked} from '../../ui/Marked';
import './diagram.css';

interface Props {
  id: string;
  /** SVG for the width of a page. */
  wide?: string;
  /** SVG for a phone. */
  narrow?: string;
  /** A sentence; backticks mark code. */
  caption?: string;
}

/**
 * `<Diagram id="render-pipeline" />`: a drawing of `content/diagrams`. Everything but the id comes from
 * the build (`mdx/word-data.ts`), never from the writer.
 */
export function Diagram({wide, narrow, caption = ''}: Props) {
  if (!wide || !narrow) return null;
  return (
    <figure className="dg">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn and escaped by model/diagrams/svg.ts. */}
      <div className="dg-wide" dangerouslySetInnerHTML={{__html: wide}} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
      <div className="dg-narrow" dangerouslySetInnerHTML={{__html: narrow}} />
      <figcaption>
        <Marked text={caption} />
      </figcaption>
    </figure>
  );
}
