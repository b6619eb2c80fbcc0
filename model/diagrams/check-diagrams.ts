import type {Problem} from '../../shared/problem.ts';
import {idsShown} from '../pages/attribute-of.ts';
import type {Site} from '../pages/site.ts';
import {placeOf} from '../place-of.ts';
import {findCollisions} from './collisions.ts';
import {type Diagram, drawDiagram, WIDTHS} from './diagram.ts';

/** A file of `content/diagrams`. */
export interface DiagramSource {
  file: string;
  text: string;
}

/**
 * Checks the diagrams: each runs, is used by a page, tells in words what it shows, and all its texts
 * can be read at both widths.
 *
 * @param evaluate Runs a diagram's source; throws if it is broken.
 */
export function checkDiagrams(
  site: Site,
  sources: readonly DiagramSource[],
  evaluate: (text: string) => Diagram,
): Problem[] {
  const used = idsShown(site.pages, 'Diagram');
  return sources.flatMap(({file, text}) => {
    const problems: Problem[] = [];
    const report = (rule: string, message: string, hint: string, part = '') =>
      problems.push({file, line: placeOf(text, part).line, column: 1, rule, message, hint});
    const id = file.replace(/^.*\//, '').replace(/\.ts$/, '');
    if (!used.has(id)) {
      const hint = `Write <Diagram id="${id}" /> on the page that explains it, or delete the file.`;
      report('diagrams/unused', `No page shows the diagram "${id}".`, hint);
    }
    try {
      const diagram = evaluate(text);
      checkWords(diagram, report);
      for (const [name, width] of Object.entries(WIDTHS)) {
        for (const collision of findCollisions(drawDiagram(diagram, width))) {
          const message = `"${collision.text}" ${collision.message} in the ${name} picture.`;
          const hint = 'Shorten the text, or give it more room.';
          report('diagrams/collision', message, hint, collision.text);
        }
      }
    } catch (error) {
      const message = `The diagram can't be drawn: ${error instanceof Error ? error.message : error}`;
      report('diagrams/broken', message, 'Compare with another file of content/diagrams.');
    }
    return problems;
  });
}

function checkWords(
  {title, description, caption}: Diagram,
  report: (rule: string, message: string, hint: string, part?: string) => void,
): void {
  const sentence = /^[A-Z`<].*[.!?]$/s;
  if (description.length < 80 || !sentence.test(description)) {
    const hint = 'Write whole sentences that say all that the picture says.';
    report('diagrams/description', 'The description is too short.', hint, 'description:');
  }
  if (caption === description || !sentence.test(caption)) {
    const hint = 'Write a sentence that says what to notice; not the description again.';
    report('diagrams/caption', 'The caption isn’t a sentence of its own.', hint, 'caption:');
  }
  if (title.length > 60 || /[.]$/.test(title)) {
    report(
      'diagrams/title',
      'The title doesn’t fit.',
      'At most 60 characters, and no full stop.',
      'title:',
    );
  }
}
