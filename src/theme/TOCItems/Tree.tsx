// Ejected: entries keep text, code and emphasis only; a component in a heading doesn't leak its tag
// (docusaurus#11003).
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';

/** A heading that is a whole message is known by its beginning, set as text. */
const MESSAGE = /<code>((?:[^\s<]+ ){3}[^<]*)<\/code>/g;
const begun = (message: string) => message.replace(/^(.{30}\S*) .{8,}$/, '$1 …');

/** Tags that stay; a name from code may break at its humps. */
const clean = (html: string) =>
  html
    .replace(/<(?!\/?(?:code|em|strong|del)>)[^>]*>/g, '')
    .replace(MESSAGE, (_, message: string) => begun(message))
    .replace(/<code>.*?<\/code>/g, (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '<wbr>'))
    .trim();

export default function TOCItemTree({toc, className, linkClassName, isChild}: Props) {
  if (!toc.length) return null;
  return (
    <ul className={isChild ? 'toc__list' : className}>
      {toc.map((heading) => (
        <li key={heading.id}>
          <Link
            to={`#${heading.id}`}
            className={linkClassName ?? undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the page's own headings, reduced to four tags.
            dangerouslySetInnerHTML={{__html: clean(heading.value)}}
          />
          <TOCItemTree
            isChild
            toc={heading.children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
}
