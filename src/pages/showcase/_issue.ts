/** What a visitor enters to propose an entry. */
export interface Entry {
  title: string;
  url: string;
  source: string;
  text: string;
  mine: boolean;
}

/** Messages by field; a field without a message is fine. */
export type EntryErrors = Partial<Record<keyof Entry, string>>;

function isWebAddress(text: string): boolean {
  try {
    const {protocol, hostname} = new URL(text);
    return /^https?:$/.test(protocol) && hostname.includes('.');
  } catch {
    return false;
  }
}

/** Checks an entry; returns what has to change, field by field. */
export function checkEntry({title, url, source, text, mine}: Entry): EntryErrors {
  const errors: EntryErrors = {};
  if (title.trim().length < 3) errors.title = 'Give it a title of at least 3 characters.';
  if (title.trim().length > 60) errors.title = 'Shorten the title to 60 characters.';
  if (!isWebAddress(url.trim())) {
    errors.url = 'Enter the whole address of the video, with https:// in front.';
  }
  if (source.trim() && !isWebAddress(source.trim())) {
    errors.source = 'Enter the whole address of the source, or leave it empty.';
  }
  if (text.trim().length < 40) {
    errors.text = `Tell a little more: 40 characters at least, ${text.trim().length} so far.`;
  }
  if (text.trim().length > 600) errors.text = 'Shorten the description to 600 characters.';
  if (!mine) errors.mine = 'Only propose what you made, or what its makers want to be shown.';
  return errors;
}

/** Composes the address of a ready-made issue. Takes a checked entry and the repository's address. */
export function issueUrl(entry: Entry, repository: string): string {
  const body = [
    `**Video:** ${entry.url.trim()}`,
    `**Source:** ${entry.source.trim() || 'not public'}`,
    '',
    entry.text.trim(),
    '',
    'I made this, or its makers agreed to have it shown.',
  ].join('\n');
  const query = new URLSearchParams({title: `Showcase: ${entry.title.trim()}`, body});
  return `${repository}/issues/new?${query}`;
}
