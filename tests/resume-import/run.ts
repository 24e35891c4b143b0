/** `npm run resume-import`: the score of the odd CVs by file and language; `-- even`, `-- all`, `-- fresh`, `-- second`, `-- third` and `-- fourth` for the others, `-- odd 7` for the faults of one. */
import { byLanguage, scoreFiles, sets } from './score.ts';

const [which = 'odd', only] = process.argv.slice(2);
const set = sets.find((one) => one === which) ?? 'files';
const isTaken = (number: number) => which === 'all' || set !== 'files' || (number % 2 === 0) === (which === 'even');
const scores = await scoreFiles((number) => isTaken(number) && (only === undefined || number === Number(only)), set);
const lines = scores.map(({ file, score, wrong }) => {
  const faults = which === 'even' ? '' : Object.keys(wrong).join(' ');
  return `${score.toFixed(2)}  ${file}  ${faults}`;
});
const means = Object.entries(byLanguage(scores)).map(([language, score]) => `${language} ${score.toFixed(3)}`);
const details = only === undefined ? [] : scores.map(({ wrong }) => JSON.stringify(wrong, null, 2));
process.stdout.write(`${[...lines, ...means, ...details].join('\n')}\n`);
