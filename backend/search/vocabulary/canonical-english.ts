/** English: words for women and men, and occupations that the stemmer takes for another word. */
import { occupationTerm } from './occupation-term.ts';

/** What people in these lines of work are called: salesman, saleswoman, salespeople. */
const PEOPLE =
  /^(sales|trades|chair|stern|fire|police|crafts|journey|drafts|draughts|handy|fore|camera|anchor|business|repair|service|delivery|mail|post|spokes|council|congress|ombuds|fisher|line|weather|marks|sports|stock|stage|crew|maintenance|production|utility|warehouse|watch)(?:woman|women|man|men|person|persons|people)$/;
/** Words whose stem is that of others (officer: office; intern: international; manager: manage; organizer: organ). */
const OCCUPATIONS = new Set(
  (
    'accountant administrator adviser animator announcer assistant attendant caterer consultant controller coordinator curator ' +
    'customer designer developer dispatcher educator engineer estimator examiner facilitator gardener installer intern ' +
    'interpreter investigator laborer manager marketer mechanic merchandiser moderator nursing officer operator organizer performer ' +
    'photographer presenter producer programmer publisher recruiter reporter researcher translator'
  ).split(' '),
);
const LISTED: ReadonlyMap<string, string> = new Map([
  ['waitress', 'waiter'],
  ['waitresses', 'waiter'],
  ['actress', 'actor'],
  ['actresses', 'actor'],
  ['hostess', 'host'],
  ['hostesses', 'host'],
  ['stewardess', 'steward'],
  ['stewardesses', 'steward'],
  ['advisor', 'adviser'],
  ['advisors', 'adviser'],
  ['labourer', 'laborer'],
  ['labourers', 'laborer'],
  ['organiser', 'organizer'],
  ['organisers', 'organizer'],
]);

export function canonicalEnglish(word: string): string {
  return word.includes('-') ? word.split('-').map(formOf).join('-') : formOf(word);
}

function formOf(word: string): string {
  const listed = LISTED.get(word) ?? word;
  const people = PEOPLE.exec(listed);
  if (people) return `${people[1]}person`;
  const singular = listed.replace(/(?<=[^s])s$/, '');
  return OCCUPATIONS.has(singular) ? occupationTerm(singular) : listed;
}
