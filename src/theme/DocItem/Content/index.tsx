// Ejected: the title is part of the article's head (DocItem/Layout), this is the text alone.
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';

export default function DocItemContent({children}: Props) {
  return (
    <div className="theme-doc-markdown markdown">
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
