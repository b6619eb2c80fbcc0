interface Report {
  title: string;
  address: string;
  version: string;
  /** Text of the page that the report is about. */
  selected?: string;
}

/** Longer addresses are cut by browsers and hosts. */
const LONGEST_QUOTE = 1000;

/**
 * Composes the address of a ready-made issue about a page.
 *
 * @param repository Address of the repository that takes it.
 */
export function reportUrl(repository: string, {title, address, version, selected = ''}: Report) {
  const text = selected.trim().slice(0, LONGEST_QUOTE);
  const quote = text === '' ? [] : [text.replace(/^/gm, '> ')];
  const body = [`Page: ${address}`, `Version: ${version}`, ...quote, 'What is wrong:', ''];
  const params = new URLSearchParams({title: `[docs] ${title}`, body: body.join('\n\n')});
  return `${repository}/issues/new?${params}`;
}
