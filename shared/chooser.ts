/** The part of a chooser that decides. */
export interface ChooserLogic {
  id: string;
  questions: readonly ChooserQuestion[];
  results: readonly {id: string}[];
  rules: readonly ChooserRule[];
}

/** A decision that a page helps with: questions, and rules that lead from answers to one result. */
export interface Chooser extends ChooserLogic {
  /** File name in `content/choosers/`, value of `<Chooser id>`. */
  id: string;
  /** What is decided, as a question. */
  title: string;
  results: readonly ChooserResult[];
}

/** A question with its answers. */
export interface ChooserQuestion {
  id: string;
  text: string;
  /** Ids are unique within the chooser: addresses and rules have them alone. */
  answers: readonly {id: string; label: string}[];
}

/** What a reader ends with; texts may contain `code`. */
export interface ChooserResult {
  id: string;
  name: string;
  /** Completes "Choose it …": for the table. */
  when: string;
  /** One sentence, shown with the result. */
  why: string;
  /** What to do now, where it is more than to read on: what the button says, and where it leads. */
  action?: {label: string; href: string};
  /** Page that tells more: id, with an anchor if need be (`encoding#audio-codecs`). */
  page: string;
  /** What to copy, where it is code that is chosen; checked like a fence of a page. */
  sample?: {language: string; code: string};
}

/** For each question that matters, the answers of which one must be given. */
interface ChooserRule {
  where: Readonly<Record<string, readonly string[]>>;
  take: string;
}

/** What the screen gets of a chooser: links resolved, samples highlighted. */
export interface ChooserView extends ChooserLogic {
  title: string;
  results: readonly (Omit<ChooserResult, 'page' | 'sample'> & {href: string; html?: string})[];
}

/** Answer ids by question id; questions without an answer are missing. */
export type Answers = Readonly<Record<string, string>>;

/** @returns Each way to answer all questions that keeps the answers already given. */
export function completions(chooser: ChooserLogic, given: Answers = {}): Answers[] {
  return chooser.questions.reduce<Answers[]>(
    (sets, {id, answers}) =>
      sets.flatMap((set) =>
        answers
          .filter((answer) => given[id] === undefined || given[id] === answer.id)
          .map((answer) => ({...set, [id]: answer.id})),
      ),
    [{}],
  );
}

/**
 * @param answers An answer to each question.
 * @returns The results of all rules that apply; exactly one in a chooser that passed the check.
 */
export function decide({rules}: ChooserLogic, answers: Answers): string[] {
  const held = rules.filter(({where}) =>
    Object.entries(where).every(([question, wanted]) => wanted.includes(answers[question] ?? '')),
  );
  return [...new Set(held.map(({take}) => take))];
}

/** @returns The results that are still possible with the answers given so far, in the chooser's order. */
export function remaining(chooser: ChooserLogic, given: Answers): string[] {
  const left = new Set(completions(chooser, given).flatMap((answers) => decide(chooser, answers)));
  return chooser.results.map(({id}) => id).filter((id) => left.has(id));
}

/** Tells whether an answer to the question could change the result while the others stay as they are. */
export function matters(chooser: ChooserLogic, given: Answers, question: string): boolean {
  const others = Object.fromEntries(Object.entries(given).filter(([id]) => id !== question));
  const outcomes = new Map<string, string>();
  return completions(chooser, others).some((answers) => {
    const rest = chooser.questions.map(({id}) => (id === question ? '' : answers[id])).join(' ');
    const result = decide(chooser, answers).join(' ');
    const before = outcomes.get(rest) ?? result;
    outcomes.set(rest, before);
    return before !== result;
  });
}

/** @returns The answers that an address (`?codec=video+web`) has for this chooser; unknown ones are dropped. */
export function readAnswers({id, questions}: ChooserLogic, search: string): Answers {
  const words = new URLSearchParams(search).get(id)?.split(' ') ?? [];
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = question.answers.find((one) => words.includes(one.id));
      return answer ? [[question.id, answer.id]] : [];
    }),
  );
}

/** @returns The query with these answers in it, and whatever else it held. */
export function writeAnswers(
  {id, questions}: ChooserLogic,
  given: Answers,
  search: string,
): string {
  const query = new URLSearchParams(search);
  const words = questions.flatMap((question) => given[question.id] ?? []);
  if (words.length > 0) query.set(id, words.join(' '));
  else query.delete(id);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
