/** The element in which a document says what its page starts with: `PageStart` as JSON. */
const START_TAG = 'id="page-start"></script>';

/**
 * The framework's frame of a document, but for its scripts: they are named, and `src/start/` loads them.
 * `putStart` fills what is named.
 */
export const documentTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
<script type="application/json" data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>" ${START_TAG}
<%~ it.headTags %>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>`;

/**
 * Puts the start of a page into its document.
 *
 * @param json What `src/start/` and the page's scripts read.
 * @throws {Error} If the document wasn't made with `documentTemplate`.
 */
export function putStart(html: string, json: string): string {
  const place = html.indexOf(START_TAG);
  if (place === -1) throw new Error(`A document has no ${START_TAG}: was the template changed?`);
  const inside = place + START_TAG.indexOf('<');
  return html.slice(0, inside) + json.replace(/</g, '\\u003c') + html.slice(inside);
}

/** Without scripts nothing shows what only they could do, and every tab is open. */
export const noScriptStyles = `<style>
button,select,input,textarea,[role=toolbar]{display:none!important}
form[action] :is(button,select,input,textarea){display:revert!important}
[role=tabpanel]{display:block!important}
</style>`;
