interface FlowNode {
  /** Named by links; the label if missing. */
  id?: string;
  label: string;
  /** Second line: a file, a function, a value. */
  mono?: string;
  style?: 'box' | 'accent' | 'play' | 'ghost';
}

interface FlowLink {
  from: string;
  to: string;
  label?: string;
}

/**
 * Boxes in stages, joined by arrows. Wide, a stage is a column, and its nodes stand below each other;
 * narrow, it is a row of nodes side by side: not more than three.
 */
export interface Flow {
  kind: 'flow';
  stages: FlowNode[][];
  /** One text for each gap between stages; empty for none. Only without `links`. */
  arrows?: string[];
  /** Which node leads where; without them each stage leads to the next. A link back or past a stage goes around. */
  links?: FlowLink[];
  /** Outlines around successive stages, by index. */
  groups?: {label: string; from: number; to: number}[];
  /** Draws the wide picture from top to bottom as well. */
  down?: boolean;
}

/** An arrow that is to be drawn. */
export interface Edge {
  from: string;
  to: string;
  label: string;
  /** Where the label stands: on the part that all share, or at the target. */
  at: 'start' | 'end';
}

/** @returns What links call a node. */
export const nodeName = (node: FlowNode) => node.id ?? node.label;
/** @returns The arrows of a flow, those included that nobody wrote down. */
export function edgesOf({stages, arrows = [], links}: Flow): Edge[] {
  if (links) return links.map(({label = '', ...link}) => ({...link, label, at: 'end'}));
  return stages.slice(0, -1).flatMap((sources, index) => {
    const targets = stages[index + 1] ?? [];
    const label = arrows[index] ?? '';
    const isPaired = sources.length > 1 && sources.length === targets.length;
    const at = sources.length === 1 && targets.length > 1 ? 'start' : 'end';
    const edges = sources.flatMap((source, row): Edge[] =>
      targets
        .filter((_, column) => !isPaired || row === column)
        .map((target) => ({from: nodeName(source), to: nodeName(target), label: '', at})),
    );
    return edges.map((edge, position) => (position === 0 ? {...edge, label} : edge));
  });
}
