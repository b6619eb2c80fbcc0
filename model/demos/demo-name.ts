/** What stands before the name of a demo in its id, and is said by the heading that it is below. */
const GROUP = /^(animation|layout|shape|style|template|text|transition)-/;

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const sentence = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Makes the names of demos from their ids: that of the API they show, as its page is called, else words.
 *
 * @param titles Of all docs pages.
 * @param given Names that the id doesn't say, by id.
 * @returns The name of one demo: `absolute-fill` is `<AbsoluteFill>`, `progress-bar` is “Progress bar”.
 */
export function demoNamer(
  titles: Iterable<string>,
  given: Readonly<Record<string, string>>,
): (id: string) => string {
  const names = new Map(
    [...titles]
      .filter((title) => /^(<\w+>|\w+\(\))$/.test(title))
      .map((title) => [letters(title), title]),
  );
  return (id) => {
    const own = given[id];
    if (own) return own;
    const [, easing] = /^easing-(.+)/.exec(id) ?? [];
    if (easing) return `Easing.${camel(easing)}()`;
    const short = id.replace(GROUP, '');
    return names.get(letters(id)) ?? names.get(letters(short)) ?? sentence(short);
  };
}
