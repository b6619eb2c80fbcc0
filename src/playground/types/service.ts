import {createSystem, createVirtualTypeScriptEnvironment} from '@typescript/vfs';
import type ts from 'typescript';
import {sampleOptions} from '../../../shared/sample-options';
import type {Answer, Change, Described, ToolkitSymbol, TypeProblem} from './messages';

/** Declarations that aren't a package's: style sheets, pictures, local typefaces. */
export const AMBIENT = '/playground.d.ts';

const isCode = (path: string) => /\.[jt]sx?$/.test(path);

/** `/node_modules/@remotion/shapes/dist/index.d.ts` is of `@remotion/shapes`. */
const packageOf = (file: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** Tells whether a text is a name that a module may declare: `type` is, `class` and `two words` aren't. */
function isName(compiler: typeof ts, text: string): boolean {
  const {ScriptTarget, SyntaxKind} = compiler;
  const scanner = compiler.createScanner(ScriptTarget.ESNext, false, undefined, text);
  const kind = scanner.scan();
  if (scanner.getTokenEnd() !== text.length) return false;
  return (
    kind === SyntaxKind.Identifier ||
    (kind > SyntaxKind.LastFutureReservedWord && kind <= SyntaxKind.LastKeyword)
  );
}

const SPACING = {insertSpaceAfterOpeningAndBeforeClosingNonemptyBraces: false};

/** The longest list of names that a reader gets: more than that nobody looks through. */
const MOST_OPTIONS = 300;

/** What TypeScript knows about the reader's files. */
export class TypeService {
  #compiler: typeof ts;
  #symbols: ToolkitSymbol[];
  #paths = new Set<string>();
  /** Where names of the last list come from, which the compiler wants back. */
  #offered = new Map<string, ts.CompletionEntryData | undefined>();
  #environment: ReturnType<typeof createVirtualTypeScriptEnvironment>;

  /** Takes the compiler, the texts of all declarations by path, and what the site says about names. */
  constructor(
    compiler: typeof ts,
    declarations: Readonly<Record<string, string>>,
    symbols: ToolkitSymbol[],
  ) {
    this.#compiler = compiler;
    this.#symbols = symbols;
    const system = createSystem(new Map(Object.entries(declarations)));
    this.#environment = createVirtualTypeScriptEnvironment(
      system,
      [AMBIENT],
      compiler,
      sampleOptions(compiler),
    );
  }

  /** Takes over changed texts; null removes a file. */
  setFiles(files: Readonly<Record<string, string | null>>): void {
    for (const [path, text] of Object.entries(files)) {
      const file = `/${path}`;
      if (text === null) {
        if (this.#paths.delete(path)) this.#environment.deleteFile(file);
      } else if (this.#paths.has(path)) {
        // The compiler's files have at least one character.
        this.#environment.updateFile(file, text || '\n');
      } else {
        this.#paths.add(path);
        this.#environment.createFile(file, text || '\n');
      }
    }
  }

  /** Lists the mistakes of all files. */
  check(): TypeProblem[] {
    const {languageService} = this.#environment;
    return [...this.#paths].filter(isCode).flatMap((path) => {
      const file = `/${path}`;
      const found = [
        ...languageService.getSyntacticDiagnostics(file),
        ...languageService.getSemanticDiagnostics(file),
      ];
      return found.map((one) => this.#problem(path, one));
    });
  }

  #problem(path: string, {start = 0, length = 0, messageText, code, file}: ts.Diagnostic) {
    return {
      path,
      from: start,
      to: start + length,
      line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      message: this.#compiler.flattenDiagnosticMessageText(messageText, '\n'),
      code,
    };
  }

  /** Lists the completions at a place; null where there are none. */
  complete(path: string, position: number): Answer<'complete'> {
    const found = this.#environment.languageService.getCompletionsAtPosition(`/${path}`, position, {
      includeCompletionsForModuleExports: true,
      includeCompletionsWithInsertText: false,
    });
    if (!found) return null;
    const source = this.#environment.getSourceFile(`/${path}`)?.text ?? '';
    const word = /[\w$]*$/.exec(source.slice(0, position))?.[0] ?? '';
    const wanted = word.toLowerCase();
    this.#offered.clear();
    for (const {name, source: from, data} of found.entries) {
      if (from !== undefined) this.#offered.set(`${from}#${name}`, data);
    }
    const options = found.entries
      .filter((entry) => !wanted || isLike(entry.name.toLowerCase(), wanted))
      .sort((a, b) => (a.sortText < b.sortText ? -1 : a.sortText > b.sortText ? 1 : 0))
      .slice(0, MOST_OPTIONS)
      .map((entry) => ({
        name: entry.name,
        kind: entry.kind,
        ...(entry.source !== undefined && {source: entry.source}),
      }));
    return {from: found.optionalReplacementSpan?.start ?? position - word.length, options};
  }

  /** Describes a name that `complete` has offered, with the import that it needs. */
  detail(path: string, position: number, name: string, source?: string): Answer<'detail'> {
    const details = this.#environment.languageService.getCompletionEntryDetails(
      `/${path}`,
      position,
      name,
      // As this site writes it.
      {...this.#compiler.getDefaultFormatCodeSettings('\n'), ...SPACING},
      source,
      {quotePreference: 'single', includeCompletionsForModuleExports: true},
      this.#offered.get(`${source}#${name}`),
    );
    if (!details) return null;
    const changes = (details.codeActions ?? []).flatMap((action) => toChanges(action.changes));
    return {
      signature: this.#signature(details.displayParts),
      comment: this.#compiler.displayPartsToString(details.documentation),
      ...this.#pageOf(name, source),
      changes,
    };
  }

  /** Describes the name at a place; null where there is none. */
  hover(path: string, position: number): Answer<'hover'> {
    const {languageService} = this.#environment;
    const info = languageService.getQuickInfoAtPosition(`/${path}`, position);
    if (!info) return null;
    const [definition] = languageService.getDefinitionAtPosition(`/${path}`, position) ?? [];
    return {
      from: info.textSpan.start,
      to: info.textSpan.start + info.textSpan.length,
      signature: this.#signature(info.displayParts),
      comment: this.#compiler.displayPartsToString(info.documentation),
      ...(definition && this.#pageOf(definition.name, packageOf(definition.fileName))),
    };
  }

  /**
   * Renames the name at a place in all files.
   * Takes the place and the new name. Throws a sentence if it can't be renamed.
   */
  rename(path: string, position: number, name: string): Change[] {
    if (!isName(this.#compiler, name)) throw new Error(`“${name}” isn’t a valid name.`);
    const {languageService} = this.#environment;
    const info = languageService.getRenameInfo(`/${path}`, position, {});
    if (!info.canRename) throw new Error(info.localizedErrorMessage);
    const places =
      languageService.findRenameLocations(`/${path}`, position, false, false, {
        providePrefixAndSuffixTextForRename: true,
      }) ?? [];
    const outside = places.find(({fileName}) => !this.#paths.has(fileName.slice(1)));
    if (outside) throw new Error('This name belongs to a package, not to the project.');
    return places.map(({fileName, textSpan, prefixText = '', suffixText = ''}) => ({
      path: fileName.slice(1),
      from: textSpan.start,
      to: textSpan.start + textSpan.length,
      text: prefixText + name + suffixText,
    }));
  }

  /** Text of a file as the compiler knows it. */
  textOf(path: string): string {
    return this.#environment.getSourceFile(`/${path}`)?.text ?? '';
  }

  /** The compiler also says that a name was imported, which the reader sees above. */
  #signature(parts: ts.SymbolDisplayPart[] | undefined): string {
    return this.#compiler
      .displayPartsToString(parts)
      .replace(/^\(alias\) /, '')
      .replace(/\n(?:import|export) [^\n]*$/, '');
  }

  #pageOf(name: string, module: string | undefined): Pick<Described, 'page'> {
    if (module === undefined) return {};
    const found = this.#symbols.find(
      (symbol) =>
        symbol.name === name &&
        (symbol.module === module || symbol.module.startsWith(`${module}/`)),
    );
    return found ? {page: {path: found.path, description: found.description}} : {};
  }
}

/** True if the letters of a word come in a name, in their order. */
function isLike(name: string, word: string): boolean {
  let at = -1;
  for (const letter of word) {
    at = name.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

const toChanges = (files: readonly ts.FileTextChanges[]): Change[] =>
  files.flatMap(({fileName, textChanges}) =>
    textChanges.map(({span, newText}) => ({
      path: fileName.slice(1),
      from: span.start,
      to: span.start + span.length,
      text: newText,
    })),
  );
