import {
  type Box,
  boxLines,
  centered,
  type Drawing,
  isForPhone,
  LINE_HEIGHT,
  type Point,
  type Shape,
  textWidth,
  wrap,
} from './drawing.ts';
import {type Edge, edgesOf, type Flow, nodeName} from './flow-data.ts';

/** Space between an outline and what it holds. */
const GROUP = 12;
/** What a box keeps free at its sides, both together. */
const PADDING = 15;

/** Draws a flow; narrow pictures always go from top to bottom. */
export function drawFlow(flow: Flow, width: number): Drawing {
  return new FlowLayout(flow, width, isForPhone(width) || flow.down === true).draw();
}

class FlowLayout {
  private readonly edges: Edge[];
  private readonly boxes = new Map<string, Box>();
  private readonly stageOf = new Map<string, number>();
  private readonly rails: Edge[];
  private readonly margin: number;

  constructor(
    private readonly flow: Flow,
    private readonly width: number,
    private readonly isDown: boolean,
  ) {
    this.edges = edgesOf(flow);
    flow.stages.forEach((stage, index) => {
      for (const node of stage) this.stageOf.set(nodeName(node), index);
    });
    for (const name of this.edges.flatMap(({from, to}) => [from, to])) {
      if (!this.stageOf.has(name)) throw new Error(`A link names "${name}", which isn't a node.`);
    }
    this.rails = this.edges.filter((edge) => this.distance(edge) !== 1);
    this.margin = flow.groups ? GROUP + 1 : 1;
  }

  private distance({from, to}: Edge): number {
    return (this.stageOf.get(to) ?? 0) - (this.stageOf.get(from) ?? 0);
  }

  draw(): Drawing {
    const bottom = this.isDown ? this.placeRows() : this.placeColumns();
    const nodes = this.flow.stages.flat().flatMap((node): Shape[] => {
      const box = this.box(nodeName(node));
      const lines = centered(boxLines(node, box.width - PADDING), box);
      return [{kind: 'area', box, style: node.style ?? 'box'}, ...lines];
    });
    const joins = this.edges.filter((edge) => this.distance(edge) === 1);
    const rails = this.rails.map((edge, index) => this.drawRail(edge, index, bottom));
    const height = this.isDown ? bottom : bottom + rails.length * 44;
    const shapes = [
      ...this.drawGroups(),
      ...nodes,
      ...joins.flatMap((edge) => this.drawEdge(edge)).sort((a, b) => a.kind.localeCompare(b.kind)),
      ...rails.flat(),
    ];
    return {width: this.width, height: height + 1, shapes};
  }

  private box(name: string): Box {
    return this.boxes.get(name) ?? {x: 0, y: 0, width: 0, height: 0};
  }

  private labelLines(label: string, limit: number): string[] {
    return label === '' ? [] : wrap(label, 'small', limit);
  }

  /** Wide: stages are columns of equal width, all boxes are of one height. */
  private placeColumns(): number {
    const {stages, groups} = this.flow;
    const inner = this.width - this.margin * 2;
    const gaps = stages.slice(0, -1).map((_, index) => this.gapAfter(index));
    const taken = gaps.reduce((sum, gap) => sum + gap, 0);
    const columnWidth = Math.min(176, (inner - taken) / stages.length);
    // What few columns leave goes to the gaps.
    const rest = (inner - taken - columnWidth * stages.length) / Math.max(1, gaps.length);
    const lefts = stages.map((_, column) =>
      gaps
        .slice(0, column)
        .reduce((sum, gap) => sum + gap + rest, this.margin + column * columnWidth),
    );
    const height = Math.max(
      ...stages
        .flat()
        .map((node) => boxLines(node, columnWidth - PADDING).length * LINE_HEIGHT + 26),
    );
    const rows = Math.max(...stages.map(({length}) => length));
    const top = groups ? 36 : 1;
    stages.forEach((stage, column) => {
      const start = top + ((rows - stage.length) * (height + 16)) / 2;
      stage.forEach((node, row) => {
        const x = lefts[column] ?? 0;
        this.boxes.set(nodeName(node), {
          x,
          y: start + row * (height + 16),
          width: columnWidth,
          height,
        });
      });
    });
    return top + rows * (height + 16) - 16 + (groups ? GROUP + 1 : 0);
  }

  /** Wide: the room that the arrows after a stage need for their labels, and groups for their outlines. */
  private gapAfter(stage: number): number {
    const edges = this.edges.filter(
      (edge) => this.stageOf.get(edge.from) === stage && this.distance(edge) === 1,
    );
    const labels = edges.flatMap(({label}) => this.labelLines(label, 92));
    const widest = Math.max(0, ...labels.map((label) => textWidth(label, 'small')));
    const room = widest + (edges.length > 1 ? 36 : 22);
    const outlines = (this.flow.groups ?? []).filter(
      ({from, to}) => to === stage || from === stage + 1,
    );
    return Math.max(44, widest === 0 ? 0 : room) + outlines.length * GROUP;
  }

  /** Narrow: stages are rows, the boxes of a row share the width. */
  private placeRows(): number {
    const {stages, groups = []} = this.flow;
    const rail = this.rails.length > 0 ? 20 + this.railLabelWidth() : 0;
    const inner = Math.min(this.width - this.margin * 2 - rail, 440);
    const left = this.margin + Math.max(0, (this.width - this.margin * 2 - rail - inner) / 2);
    let y = 1;
    stages.forEach((stage, index) => {
      if (groups.some(({from}) => from === index)) y += 35;
      const width = (inner - 12 * (stage.length - 1)) / stage.length;
      const height =
        Math.max(...stage.map((node) => boxLines(node, width - PADDING).length)) * LINE_HEIGHT + 24;
      stage.forEach((node, column) => {
        this.boxes.set(nodeName(node), {x: left + column * (width + 12), y, width, height});
      });
      y += height;
      if (groups.some(({to}) => to === index)) y += GROUP + 1;
      if (index < stages.length - 1) y += this.gapBelow(index);
    });
    return y;
  }

  private gapBelow(stage: number): number {
    const edges = this.edges.filter(
      (edge) => this.stageOf.get(edge.from) === stage && this.distance(edge) === 1,
    );
    const lines = edges.map((edge) => this.labelLines(edge.label, this.labelLimit(edge)).length);
    const most = Math.max(0, ...lines);
    const isForked = edges.length > 1;
    return most === 0 ? 34 : most * LINE_HEIGHT + (isForked ? 34 : 22);
  }

  /** How wide the label beside a downward arrow may be. */
  private labelLimit({to, at}: Edge): number {
    const stage = this.flow.stages[this.stageOf.get(to) ?? 0] ?? [];
    const nodes = at === 'start' ? 1 : stage.length;
    return Math.min(this.width, 440) / nodes / 2 - 14;
  }

  private railLabelWidth(): number {
    const lines = this.rails.flatMap(({label}) => this.labelLines(label, 76));
    return Math.max(0, ...lines.map((line) => textWidth(line, 'small'))) + 4;
  }

  private drawEdge(edge: Edge): Shape[] {
    const [a, b] = [this.box(edge.from), this.box(edge.to)];
    const turn = (span: number, hasLabel: boolean) => {
      if (!hasLabel) return span / 2;
      return edge.at === 'end' ? 14 : span - 20;
    };
    const peers = this.edges.filter(
      (other) => this.stageOf.get(other.from) === this.stageOf.get(edge.from),
    );
    const hasLabel = peers.some(({label}) => label !== '');
    if (this.isDown) {
      const start: Point = [a.x + a.width / 2, a.y + a.height];
      const end: Point = [b.x + b.width / 2, b.y];
      const y = start[1] + turn(end[1] - start[1], hasLabel);
      const bent: Point[] = [start, [start[0], y], [end[0], y], end];
      const points = Math.abs(start[0] - end[0]) < 1 ? [start, end] : bent;
      const lines = this.labelLines(edge.label, this.labelLimit(edge));
      const isBent = peers.length > 1;
      const from = edge.at === 'start' || !isBent ? start[1] : y;
      const to = edge.at === 'start' && isBent ? y : end[1];
      const x = edge.at === 'start' ? start[0] : end[0];
      const top = (from + to) / 2 - (lines.length * LINE_HEIGHT) / 2 + 13;
      return [
        {kind: 'line', points, style: 'line', arrow: true},
        ...lines.map(
          (text, index): Shape => ({
            kind: 'text',
            at: [x + 10, top + index * LINE_HEIGHT - (to === end[1] ? 2 : 0)],
            text,
            style: 'small',
            anchor: 'start',
          }),
        ),
      ];
    }
    const start: Point = [a.x + a.width, a.y + a.height / 2];
    const end: Point = [b.x, b.y + b.height / 2];
    const x = start[0] + turn(end[0] - start[0], hasLabel);
    const bent: Point[] = [start, [x, start[1]], [x, end[1]], end];
    const points = Math.abs(start[1] - end[1]) < 1 ? [start, end] : bent;
    const lines = this.labelLines(edge.label, 92);
    const isBent = peers.length > 1;
    const from = edge.at === 'end' && isBent ? x : start[0];
    const to = edge.at === 'start' && isBent ? x : end[0];
    const y = edge.at === 'start' ? start[1] : end[1];
    return [
      {kind: 'line', points, style: 'line', arrow: true},
      ...lines.map(
        (text, index): Shape => ({
          kind: 'text',
          at: [(from + to) / 2 - 2, y - 8 - (lines.length - 1 - index) * 16],
          text,
          style: 'small',
          anchor: 'middle',
        }),
      ),
    ];
  }

  /** A link that goes back or past a stage: below all columns, or right of all rows. */
  private drawRail(edge: Edge, index: number, bottom: number): Shape[] {
    const [a, b] = [this.box(edge.from), this.box(edge.to)];
    if (this.isDown) {
      const x = this.width - this.railLabelWidth() - 6;
      const [ya, yb] = [a.y + a.height / 2, b.y + b.height / 2];
      const points: Point[] = [
        [a.x + a.width, ya],
        [x, ya],
        [x, yb],
        [b.x + b.width, yb],
      ];
      const lines = this.labelLines(edge.label, 76);
      const top = (ya + yb) / 2 - (lines.length * LINE_HEIGHT) / 2 + 13;
      const texts = lines.map((text, row): Shape => {
        return {
          kind: 'text',
          at: [x + 8, top + row * LINE_HEIGHT],
          text,
          style: 'small',
          anchor: 'start',
        };
      });
      return [{kind: 'line', points, style: 'dash', arrow: true}, ...texts];
    }
    const y = bottom + 18 + index * 44;
    const [xa, xb] = [a.x + a.width / 2, b.x + b.width / 2];
    const points: Point[] = [
      [xa, a.y + a.height],
      [xa, y],
      [xb, y],
      [xb, b.y + b.height],
    ];
    const label: Shape = {
      kind: 'text',
      at: [(xa + xb) / 2, y + 18],
      text: edge.label,
      style: 'small',
      anchor: 'middle',
    };
    return [
      {kind: 'line', points, style: 'dash', arrow: true},
      ...(edge.label === '' ? [] : [label]),
    ];
  }

  private drawGroups(): Shape[] {
    return (this.flow.groups ?? []).flatMap(({label, from, to}): Shape[] => {
      const boxes = this.flow.stages
        .slice(from, to + 1)
        .flat()
        .map((node) => this.box(nodeName(node)));
      const left = Math.min(...boxes.map(({x}) => x)) - GROUP;
      const top = Math.min(...boxes.map(({y}) => y)) - 34;
      const right = Math.max(...boxes.map(({x, width}) => x + width)) + GROUP;
      const bottom = Math.max(...boxes.map(({y, height}) => y + height)) + GROUP;
      const box = {x: left, y: top, width: right - left, height: bottom - top};
      return [
        {kind: 'area', box, style: 'ground', radius: 12},
        {
          kind: 'text',
          at: [left + 12, top + 22],
          text: label,
          style: 'small',
          anchor: 'start',
          inside: box,
        },
      ];
    });
  }
}
