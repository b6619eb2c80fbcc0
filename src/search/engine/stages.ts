import {unpackRest} from '../../../shared/packed-rest';
import type {IndexManifest} from '../../../shared/search-index';
import type {Shape} from '../../outside/shape';
import {SearchEngine} from './engine';
import {isManifest, isNames, isPackedRest, isTexts} from './shapes';

/** How much of the index is there: what pages are called, what they are about, what they say. */
export type Stage = 'names' | 'details' | 'texts';

interface Loaded {
  engine: SearchEngine;
  files: IndexManifest;
}

/** The first stage as the page has fetched it, and where the others are. */
interface Offer {
  names: string;
  files: IndexManifest;
}

/** A file cut short or swapped by a proxy must count as a failure, not as an index without pages. */
function checked<T>(value: unknown, shape: Shape<T>, what: string): T {
  if (!shape(value)) throw new Error(`${what} of the search index are damaged`);
  return value;
}

const otherIndex = (what: string) => new Error(`${what} are another search index’s`);

/** The index in three stages, each of which is loaded when it is first asked for; a failed one is, the next time. */
export class Stages {
  #first: Promise<Loaded> | undefined;
  #second: Promise<Loaded> | undefined;
  /** The pages that the second stage is added to. */
  #begun: Promise<Loaded> | undefined;
  #third: Promise<Loaded> | undefined;
  #offer: Offer | undefined;
  #isOutdated = false;

  /**
   * @param fetchJson Gets a file of the index; `fresh` asks past the cache.
   * @param onStage Called whenever a stage has become usable.
   */
  constructor(
    private readonly fetchJson: (url: string, fresh: boolean) => Promise<unknown>,
    private readonly onStage: (stage: Stage) => void,
  ) {}

  /** Takes what the page has fetched already. */
  take(offer: Offer): void {
    this.#offer = offer;
  }

  /** What pages are called: enough for the first answer. */
  names = (): Promise<Loaded> => {
    if (!this.#first) {
      this.#first = this.#load();
      this.#first.then(
        () => this.onStage('names'),
        () => {
          this.#first = undefined;
        },
      );
    }
    return this.#first;
  };

  /** What pages are about. */
  details = (): Promise<Loaded> => {
    if (!this.#second) {
      this.#second = this.#addDetails();
      this.#second.then(() => this.onStage('details'), this.#fail);
    }
    return this.#second;
  };

  /**
   * What they say.
   *
   * @param isAwaited Nothing is answered before: then the file comes beside that of the second stage, which otherwise
   *   has the line to itself.
   */
  texts = (isAwaited = false): Promise<Loaded> => {
    if (!this.#third) {
      this.#third = this.#addTexts(isAwaited);
      this.#third.then(() => this.onStage('texts'), this.#fail);
    }
    return this.#third;
  };

  async #load(): Promise<Loaded> {
    const offer = this.#offer;
    // Taken once: if it is damaged, the next attempt asks the server.
    this.#offer = undefined;
    return offer ? begin(JSON.parse(offer.names), offer.files) : this.#fetchFirst();
  }

  async #fetchFirst(): Promise<Loaded> {
    const list = await this.fetchJson('/search/index.json', true);
    const files = checked(list, isManifest, 'The files');
    return begin(await this.fetchJson(files.names, false), files);
  }

  /** After a deploy the files have other names, and all stages have to be of one build. */
  async #current(): Promise<Loaded> {
    if (!this.#isOutdated) return this.names();
    const fresh = await this.#fetchFirst();
    this.#first = Promise.resolve(fresh);
    this.#isOutdated = false;
    return fresh;
  }

  async #addDetails(): Promise<Loaded> {
    this.#begun = this.#current();
    const pages = await this.#begun;
    const file = await this.fetchJson(pages.files.details, false);
    const packed = checked(file, isPackedRest, 'The headings');
    const rest = unpackRest(packed);
    // The stages have to be of the same pages.
    if (rest.length !== pages.engine.size + packed.further.length) throw otherIndex('The headings');
    await pages.engine.addDetails(rest);
    return pages;
  }

  async #addTexts(isAwaited: boolean): Promise<Loaded> {
    const second = this.details();
    const fetched = (isAwaited ? this.#begun : second)?.then(({files}) =>
      this.fetchJson(files.texts, false),
    );
    // Looked at once the second stage is there, which may have failed first.
    fetched?.catch(() => undefined);
    const pages = await second;
    const texts = checked(await fetched, isTexts, 'The texts');
    if (texts.length !== pages.engine.size) throw otherIndex('The texts');
    await pages.engine.addTexts(texts);
    return pages;
  }

  #fail = () => {
    this.#second = undefined;
    this.#third = undefined;
    this.#isOutdated = true;
  };
}

function begin(value: unknown, files: IndexManifest): Loaded {
  const names = checked(value, isNames, 'The names');
  if (names.length === 0) throw new Error('The names of the search index are damaged');
  return {engine: new SearchEngine(names), files};
}
