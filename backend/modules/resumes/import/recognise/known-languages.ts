/** Names of languages in a text: those of the taxonomy, in all its languages, and some that people use beside them. Pure. */
import taxonomy from '../../../../data/taxonomies/language.json' with { type: 'json' };
import { fold, folded } from './fold.ts';

const BESIDE = `mandarin, mandarin chinese, mandarin chinois, mandarin-chinesisch, chinois mandarin, farsi, tagalog, hochdeutsch,
  schweizerdeutsch, swiss german, suisse allemand, plattdeutsch, flemish, flamisch, flamand, gaelic, sign language,
  gebardensprache, langue des signes, creole, kreolisch, berbere, berber, castilian, castellano, valencian, sorani, kurmanji,
  hokkien, taiwanese, moldovan, irish gaelic, brazilian portuguese, gujrati, bangla, odia, oriya, assamese, konkani, tulu,
  neerlandais, hollandais, frison, sesotho, setswana, sepedi, isizulu, isixhosa, kiswahili`;

interface Mention {
  /** As written. */
  name: string;
  from: number;
  to: number;
}

const names = [
  ...taxonomy.terms.flatMap(({ labels, ...more }) => [
    ...Object.values(labels),
    ...('synonyms' in more ? Object.values(more.synonyms ?? {}).flat() : []),
  ]),
  ...BESIDE.split(','),
]
  .flatMap((name) => fold(name).split(/[()]| and | und | et | y /))
  .map((name) => name.trim())
  .filter((name) => name.length > 2);

/** German writes `Englischkenntnisse` and `Wirtschaftsenglisch`. */
const NAMES = new RegExp(
  `(?<![\\p{L}-])(?:wirtschafts|schul|business-)?(${[...new Set(names)].sort((a, b) => b.length - a.length).join('|')})(?=kenntnisse|$|[^\\p{L}])`,
  'gu',
);

/** All languages that a line names, in its order. */
export function languagesNamed(line: string): Mention[] {
  const { text, at } = folded(line);
  return [...text.matchAll(NAMES)].map(({ 0: whole, 1: name = '', index }) => {
    const from = at(index + whole.length - name.length);
    const to = at(index + whole.length);
    return { name: line.slice(from, to), from, to };
  });
}
