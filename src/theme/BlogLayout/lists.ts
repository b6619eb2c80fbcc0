/** What the lists that the blog's plugin makes are called, by their address. */
const LISTS: Record<string, string> = {
  blog: 'All posts',
  learn: 'All lessons',
  'success-stories': 'All stories',
};

/** The list that an address belongs to: where it is, and its name. */
export function listOf(path: string) {
  const [, base = ''] = path.split('/');
  return {to: `/${base}`, name: LISTS[base] ?? 'All posts'};
}

/** So few are listed by their titles, without years, and their list needs nothing beside it. */
export const isFew = ({length}: readonly unknown[]) => length < 10;
