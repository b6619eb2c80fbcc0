import {normalizeTerm} from './search-terms.ts';

/**
 * What people write around what they ask when they write to people: greetings, thanks, doubts, that something is a
 * problem at all. Texts of a documentation hardly have these words, so that they look as if they said most.
 */
const CHATTER = new Set(
  (
    'able absolutely actual actually advance advice afaik amazing anybody anyhow anyone anyway anyways ' +
    'apologies apparently appreciate appreciated assist assistance assume assuming aware awesome basically ' +
    'believe blindly btw caveat caveats clarification clarify clue clueless confuse confused confusing ' +
    'consider considering constantly contently couldn curious currently dear difficult difficulties ' +
    'difficulty doubt easily encounter encountered encountering entirely especially everytime expect expected ' +
    'expecting face faced facing fairly fellow figure figured folks forgive further glad grateful guess ' +
    'guidance guys hello help helped helpful helps hey hi hope hopefully hoping however imagine indeed ' +
    'instead interested interesting investigate issue issues kindly lately literally lol love luck maybe ' +
    'meanwhile mistaken nuance nuances obvious obviously occur occurred occurring occurs odd oddly ok okay ' +
    'otherwise perfectly perhaps pls plz possibility possibly prefer preferably previously probably problem ' +
    'problems properly question questions quite realize realized reasonable recently reckon regarding repro ' +
    'reproduce reproduced scenario seem seemed seems silly simply situation solution solutions solve solved ' +
    'somehow sorry specifically struggle struggled struggling stumble stumbled suggest suggestion suggestions ' +
    'suppose supposed sure suspect thank thanks thing things think thinking thought thoughts totally tried ' +
    'trouble troubles try trying understand understanding understood unfortunately unsure useful usually ' +
    'weird wonder wondered wondering workaround workarounds worries'
  )
    .split(' ')
    .map(normalizeTerm),
);

/** Tells whether a word only says that somebody asks something. */
export const isChatter = (word: string): boolean => CHATTER.has(normalizeTerm(word));
