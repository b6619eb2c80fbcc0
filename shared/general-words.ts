import {normalizeTerm} from './search-terms.ts';

/** Words that questions about anything have: how much, how many, when, in which order, what is done. */
const GENERAL = new Set(
  (
    'about above across add after afterwards again ain all almost alone along already also ' +
    'although always another anybody anyone anything aren around away back bad because become ' +
    'been before behind being below best better between big both bring came cannot change ' +
    'come comes coming complain complains correct correctly couldn create current day days ' +
    'didn different directly doesn doing don done down during each easily easy either else ' +
    'enough even ever every everybody everyone everything exactly few find first five four ' +
    'full get give given gives giving go goes going gone good great happen happens hard hasn ' +
    'haven help here idea inside isn itself keep keeps kind knew know known last later least ' +
    'leave less little long look looking looks lot made make makes making many matter maybe ' +
    'mean means mine more most much must name nearly never new next nice no nobody none ' +
    'normal not nothing now number off often ok old once one only onto other others otherwise ' +
    'our ours out outside own people person place plain probably problem properly put puts ' +
    'quickly quite rather really right same saw say saying says second see seem seems seen ' +
    'set several shall shouldn shown side simply since single sit sits small somebody someone ' +
    'something sometimes somewhere soon sort stand stands start started stay stays stopped ' +
    'such suddenly sure take taken takes tell tells ten than these thing things think third ' +
    'this those though three through thus time today together told tomorrow too took toward ' +
    'towards tried tries true try trying turn turned twenty twice two under unless until up ' +
    'upon us used usually various very via wait waiting wasn week well went were whatever ' +
    'whether while whole whose within without wonder work worked working works worse worst ' +
    'wouldn write wrong year years yes yesterday yet'
  )
    .split(' ')
    .map(normalizeTerm),
);

/** Tells whether a word says nothing about what a question is about. */
export const isGeneral = (word: string): boolean => GENERAL.has(normalizeTerm(word));
