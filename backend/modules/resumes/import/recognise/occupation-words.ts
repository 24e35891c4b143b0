/** Words that name an occupation, from the names of ESCO (docs/data.md): `welder`, `altenpfleger`, `menuisier`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../../../data/vocabulary/occupation-labels.txt');
/** Behind these, a name tells what the occupation is about. */
const ABOUT = /[ ,(/](?:of|for|in|at|and|f[uü]r|von|der|im|einer?|und|en|de|du|des|d|a|au|aux|et)[ ].*$|[,(/–-].*$/;
const FEWEST_LETTERS = 4;
/** Words that name employers and people more often. */
const NOT = new Set(['post', 'magistrat', 'binder', 'gasthof', 'anwalte']);
/** `Fachkraft Transport` is not called after the transport. */
const AGENT = /(?:er|or|ist|ent|ant|eur|mann|frau|kraft|arzt|wirt|loge|goge|nom|gra[fp]h?|at|koch|gehilfe)$/;
/** A compound of German ends with the name of an occupation that has at least as many letters. */
const FEWEST_AT_END = 6;

interface Words {
  en: Set<string>;
  de: Set<string>;
  fr: Set<string>;
}
let known: Words | undefined;

/** Read once, when first asked for. */
function words(): Words {
  if (known) return known;
  known = { en: new Set(), de: new Set(), fr: new Set() };
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line.startsWith('#')) continue;
    const [en = '', de = '', fr = ''] = line.split('\t').map((cell) => cell.split('|'));
    for (const name of en) add(known.en, lastOf(name));
    for (const name of de) if (AGENT.test(lastOf(name))) add(known.de, lastOf(name));
    for (const name of fr) add(known.fr, neuter(firstOf(name)));
  }
  return known;
}

const add = (set: Set<string>, word: string) => word.length >= FEWEST_LETTERS && set.add(word);
const lastOf = (name: string) => name.replace(ABOUT, '').trim().split(' ').at(-1) ?? '';
const firstOf = (name: string) => name.split(/[ ,(/]/)[0] ?? '';

/** French feminine forms as the masculine ones. */
const neuter = (word: string) =>
  word.replace(/euse$/, 'eur').replace(/rice$/, 'eur').replace(/iere$/, 'ier').replace(/enne$/, 'en').replace(/e$/, '');

/** The words of a folded text after which an occupation is called: the last before what it is about, and the first. */
export const headsOf = (text: string): string[] => [lastOf(text), firstOf(text)];

/** Whether a folded text is called after an occupation. German names of people may be such words, too: then the answer is `perhaps`. */
export function namesOccupation(text: string): 'yes' | 'perhaps' | 'no' {
  const { en, de, fr } = words();
  const [last = '', first = ''] = headsOf(text).map((word) => (NOT.has(word) ? '' : word));
  if (en.has(last) || fr.has(neuter(first))) return 'yes';
  return isGerman(last, de) || isGerman(first, de) ? 'perhaps' : 'no';
}

function isGerman(word: string, known: ReadonlySet<string>): boolean {
  const base = word.replace(/(?<=.{4})in$/, '');
  if (known.has(word) || known.has(base)) return true;
  for (let at = 1; at <= base.length - FEWEST_AT_END; at += 1) if (known.has(base.slice(at))) return true;
  return false;
}
