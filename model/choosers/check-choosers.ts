import {type Answers, type Chooser, completions, decide, matters} from '../../shared/chooser.ts';
import type {Problem} from '../../shared/problem.ts';
import {didYouMean} from '../nearest.ts';
import {idsShown} from '../pages/attribute-of.ts';
import type {Site} from '../pages/site.ts';
import {placeOf} from '../place-of.ts';

/** A chooser and the file that says it. */
export interface ChooserSource {
  chooser: Chooser;
  file: string;
  text: string;
}

/** A mistake and a text of the file near which it is. */
type Finding = Pick<Problem, 'rule' | 'message' | 'hint'> & {near: string};

/**
 * Proves that each way to answer a chooser's questions leads to exactly one result, that each result is
 * reached, each question decides something, and each link leads to a page.
 *
 * @param site All pages.
 */
export function checkChoosers(sources: readonly ChooserSource[], site: Site): Problem[] {
  return sources.flatMap(({chooser, file, text}) => {
    const names = checkNames(chooser);
    // With a wrong name in a rule, the proof would only repeat it many times.
    const findings = [
      ...checkPlace(chooser, file, site),
      ...names,
      ...(names.length > 0 ? [] : prove(chooser)),
      ...chooser.results.flatMap((result) => checkPage(result.page, site)),
    ];
    return findings.map(({near, ...finding}) => ({file, ...placeOf(text, near), ...finding}));
  });
}

function checkPlace({id}: Chooser, file: string, site: Site): Finding[] {
  const near = `id: '${id}'`;
  const wanted = `content/choosers/${id}.ts`;
  if (file !== wanted) {
    return [
      {
        near,
        rule: 'choosers/file',
        message: `The chooser "${id}" is in another file than its id says.`,
        hint: `Name the file ${wanted}.`,
      },
    ];
  }
  if (idsShown(site.pages, 'Chooser').has(id)) return [];
  return [
    {
      near,
      rule: 'choosers/unused',
      message: `No page shows the chooser "${id}".`,
      hint: `Write <Chooser id="${id}" /> on the page where readers decide.`,
    },
  ];
}

function checkNames({questions, results, rules}: Chooser): Finding[] {
  const findings: Finding[] = [];
  const resultIds = results.map(({id}) => id);
  const twice = (ids: readonly string[], what: string) => {
    for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
      findings.push({
        near: `id: '${id}'`,
        rule: 'choosers/twice',
        message: `The ${what} "${id}" exists twice.`,
        hint: 'Ids are unique within a chooser.',
      });
    }
  };
  const unknown = (id: string, what: string, known: readonly string[]) => {
    if (known.includes(id)) return;
    findings.push({
      near: id,
      rule: 'choosers/unknown-name',
      message: `A rule names the ${what} "${id}", which does not exist.`,
      hint: didYouMean(id, known, `Known: ${known.join(', ')}.`),
    });
  };
  twice(
    questions.map(({id}) => id),
    'question',
  );
  twice(
    questions.flatMap(({answers}) => answers.map(({id}) => id)),
    'answer',
  );
  twice(resultIds, 'result');
  for (const {where, take} of rules) {
    unknown(take, 'result', resultIds);
    for (const [id, wanted] of Object.entries(where)) {
      const question = questions.find((one) => one.id === id);
      if (!question) {
        unknown(
          id,
          'question',
          questions.map((one) => one.id),
        );
        continue;
      }
      const known = question.answers.map((answer) => answer.id);
      for (const answer of wanted) unknown(answer, `answer of "${id}"`, known);
    }
  }
  return findings;
}

function prove(chooser: Chooser): Finding[] {
  const findings: Finding[] = [];
  const reached = new Set<string>();
  const words = (answers: Answers) =>
    Object.entries(answers)
      .map(([question, answer]) => `${question}: ${answer}`)
      .join(', ');
  for (const answers of completions(chooser)) {
    const found = decide(chooser, answers);
    for (const id of found) reached.add(id);
    if (found.length === 1) continue;
    findings.push({
      near: 'rules:',
      rule: found.length === 0 ? 'choosers/gap' : 'choosers/overlap',
      message:
        found.length === 0
          ? `No rule answers {${words(answers)}}.`
          : `{${words(answers)}} leads to ${found.join(' and ')}.`,
      hint:
        found.length === 0
          ? 'Add a rule, or widen one.'
          : 'Narrow the rules until one of them is left.',
    });
  }
  for (const {id} of chooser.results) {
    if (reached.has(id)) continue;
    findings.push({
      near: `id: '${id}'`,
      rule: 'choosers/unreachable',
      message: `No answers lead to the result "${id}".`,
      hint: 'Add a rule that leads there, or remove the result.',
    });
  }
  for (const {id} of chooser.questions) {
    if (matters(chooser, {}, id)) continue;
    findings.push({
      near: `id: '${id}'`,
      rule: 'choosers/idle-question',
      message: `The question "${id}" never changes the result.`,
      hint: 'Use it in a rule, or remove it.',
    });
  }
  return findings;
}

function checkPage(link: string, site: Site): Finding[] {
  const [id = '', anchor] = link.split('#', 2);
  const near = `'${link}'`;
  const page = site.docs.get(id);
  if (!page) {
    return [
      {
        near,
        rule: 'choosers/unknown-page',
        message: `A result leads to the page "${id}", which does not exist.`,
        hint: didYouMean(
          id,
          site.docs.keys(),
          'Ids are paths below content/docs without extension.',
        ),
      },
    ];
  }
  if (anchor === undefined || page.anchors.has(anchor)) return [];
  return [
    {
      near,
      rule: 'choosers/unknown-anchor',
      message: `${page.file} has no heading with the anchor "#${anchor}".`,
      hint: didYouMean(anchor, page.anchors, `Its anchors: ${[...page.anchors].join(', ')}.`),
    },
  ];
}
