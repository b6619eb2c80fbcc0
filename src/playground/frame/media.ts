/** Addresses of the files that the page has handed over, by their name below `public/`. */
const addresses = new Map<string, string>();
const contents = new Map<string, Blob>();

/** Takes files over; one that comes again replaces the one before. */
export function addMedia(files: Record<string, Blob>): void {
  for (const [name, file] of Object.entries(files)) {
    const old = addresses.get(name);
    if (old) URL.revokeObjectURL(old);
    addresses.set(name, URL.createObjectURL(file));
    contents.set(name, file);
  }
}

/**
 * Stands for `staticFile()`: the frame has no network, so a file is what the page handed over.
 * Takes the path below `public/`; a name that the code puts together gets any file of its kind. Throws a sentence if there is no such file.
 */
export function mediaUrl(path: string): string {
  const name = path.replace(/^\/+/, '');
  const address = addresses.get(name) ?? addresses.get(`*.${name.split('.').at(-1)}`);
  if (!address) {
    throw new Error(
      `staticFile("${path}"): this file isn’t in the project. Drop it on the code, or choose “Add pictures, sound or film” among all commands.`,
    );
  }
  return address;
}

/** An address that begins with its scheme, or a place within the document. */
const WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * Refuses an address that leads nowhere from here: the files of `public/` have theirs only by `staticFile()`, as in
 * the Studio and in a render. Takes the address; throws a sentence that says what to write.
 */
export function refuseRelative(address: string): void {
  if (address === '' || WHOLE.test(address)) return;
  const name = address.replace(/^(?:\.{0,2}\/)+/, '').replace(/^public\//, '');
  throw new Error(
    `src="${address}" is looked for beside the page, where no file is. Write src={staticFile(${JSON.stringify(name)})} for a file of public/.`,
  );
}

/** The name of a file that was handed over, from its address; any other address stays as it is. */
export function nameOfMedia(address: string): string {
  const [plain = ''] = address.split('#');
  for (const [name, known] of addresses) if (known === plain) return name;
  return address;
}

/** Stands for `getStaticFiles()`: what the page handed over; those that stand in for any name aren't files. */
export const staticFiles = () =>
  [...contents]
    .filter(([name]) => !name.startsWith('*'))
    .map(([name, file]) => ({
      name,
      src: mediaUrl(name),
      sizeInBytes: file.size,
      lastModified: file instanceof File ? file.lastModified : 0,
    }));
