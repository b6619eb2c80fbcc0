import type {
  Film,
  FilmComponent,
  FilmFacts,
  FilmNode,
  FilmSequence,
  Look,
  ScriptCall,
} from './film.ts';

/** What about an element is compared. */
export type Measure =
  | 'opacity'
  | 'x'
  | 'y'
  | 'left'
  | 'top'
  | 'scale'
  | 'rotation'
  | 'width'
  | 'height';

/** Ways to look at a film, which goals are written with. */
export interface FilmView {
  facts: FilmFacts;
  files: Record<string, string>;
  /** All of the reader's text in one. */
  code: string;
  /** Frames that the step looks at, in order; without looks that have a name. */
  frames: number[];
  /** What was there on a frame, or in a look with a name. Throws if the step doesn't look at it. */
  at: (frame: number | string) => Look;
  /** The innermost element with a text that matches; undefined if there is none. */
  find: (frame: number | string, text: RegExp) => FilmNode | undefined;
  /** Elements of a tag, or those for which a question is true. */
  all: (frame: number | string, which: string | ((node: FilmNode) => boolean)) => FilmNode[];
  /** One number of an element: of the innermost with a text, or of the first of a tag. */
  measure: (frame: number | string, what: Measure, of: RegExp | string) => number | undefined;
  /** Tells whether a viewer sees a text: it is drawn, within the picture, and not transparent. */
  sees: (frame: number | string, text: RegExp) => boolean;
  sequences: (frame: number | string) => FilmSequence[];
  components: (frame: number | string, name: string) => FilmComponent[];
  /** What the step's script has asked a function to do, in order. */
  calls: (name: string) => ScriptCall[];
}

const middle = (node: FilmNode, axis: 'x' | 'y') =>
  node.ink[axis] + node.ink[axis === 'x' ? 'width' : 'height'] / 2;

/** Letters and words may have elements of their own: their opacity is what a viewer sees. */
function shownOpacity(look: Look, node: FilmNode): number {
  if (node.own !== '' || node.text === '') return node.opacity;
  const index = look.nodes.indexOf(node);
  const within = (candidate: FilmNode): boolean =>
    candidate.parent === index ||
    (candidate.parent >= 0 && within(look.nodes[candidate.parent] as FilmNode));
  const leaves = look.nodes.filter((candidate) => candidate.own !== '' && within(candidate));
  if (leaves.length === 0) return node.opacity;
  return leaves.reduce((sum, leaf) => sum + leaf.opacity, 0) / leaves.length;
}

function numberOf(look: Look, node: FilmNode, what: Measure): number {
  if (what === 'opacity') return shownOpacity(look, node);
  if (what === 'x' || what === 'y') return middle(node, what);
  if (what === 'left') return node.ink.x;
  if (what === 'top') return node.ink.y;
  if (what === 'width' || what === 'height') return node.box[what];
  return node[what];
}

/** Makes the view of a film. Throws if the film has no facts: nothing can be seen of it then. */
export function viewFilm(film: Film): FilmView {
  const {facts, files} = film;
  if (!facts) throw new Error('A film that did not run can’t be looked at.');
  const at = (frame: number | string): Look => {
    const look = film.looks.find((candidate) =>
      typeof frame === 'string'
        ? candidate.name === frame
        : candidate.name === undefined && candidate.frame === frame,
    );
    if (!look) throw new Error(`The step doesn’t look at ${frame}.`);
    return look;
  };
  const find: FilmView['find'] = (frame, text) => {
    const {nodes} = at(frame);
    const matching = nodes.filter((node) => text.test(node.text));
    // The innermost one has no other with the text below it.
    return matching.find(
      (node) => !matching.some((other) => nodes[other.parent] === node && other.text !== ''),
    );
  };
  const all: FilmView['all'] = (frame, which) =>
    at(frame).nodes.filter((node) =>
      typeof which === 'string' ? node.tag === which : which(node),
    );
  const measure: FilmView['measure'] = (frame, what, of) => {
    const node = typeof of === 'string' ? all(frame, of)[0] : find(frame, of);
    return node && numberOf(at(frame), node, what);
  };
  return {
    facts,
    files,
    code: Object.values(files).join('\n'),
    frames: film.looks
      .flatMap(({frame, name}) => (name === undefined ? [frame] : []))
      .sort((a, b) => a - b),
    at,
    find,
    all,
    measure,
    sees: (frame, text) => {
      const node = find(frame, text);
      if (!node) return false;
      const {ink} = node;
      return (
        shownOpacity(at(frame), node) > 0.04 &&
        ink.width > 0 &&
        ink.height > 0 &&
        ink.x < facts.video.width &&
        ink.y < facts.video.height &&
        ink.x + ink.width > 0 &&
        ink.y + ink.height > 0
      );
    },
    sequences: (frame) => at(frame).sequences,
    components: (frame, name) => at(frame).components.filter((found) => found.name === name),
    calls: (name) => film.calls.filter((call) => call.name === name),
  };
}
