/** `npm run brand-faults`: the score, and each fault that was missed. With `--all`, what was said about each. */
import { describeFinding } from '../../runtime/core/brand/check/finding.ts';
import { openExaminer } from './examine.ts';
import { type Score, tryAll, type Verdict } from './score.ts';

const all = process.argv.includes('--all');
const out = (line = '') => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const examiner = openExaminer();
const score = tryAll(examiner);
examiner.close();
for (const verdict of score.verdicts) tell(verdict);
for (const { name, findings } of score.falseAlarms) {
  out(`FALSE ALARM  ${name}`);
  for (const finding of findings) out(describeFinding(finding).replaceAll(/^/gm, '    '));
}
summarize(score);

function tell({ section, fault: [name, , , about], lines, findings, found, line, severity }: Verdict): void {
  const complaint = !found ? 'MISSED' : !line ? 'WRONG LINE' : !severity ? 'TOO MILD' : undefined;
  if (complaint === undefined && !all) return;
  out(`${complaint ?? 'found'}  ${section}: ${name}  (line ${lines.join(', ')}; ${about})`);
  for (const finding of findings) out(describeFinding(finding).replaceAll(/^/gm, '    '));
}

function summarize({ verdicts, falseAlarms, correct, fixable, codes }: Score): void {
  const found = verdicts.filter((verdict) => verdict.found);
  const count = (rule: (verdict: Verdict) => boolean) => found.filter(rule).length;
  out();
  for (const section of new Set(verdicts.map((verdict) => verdict.section))) {
    const ours = verdicts.filter((verdict) => verdict.section === section);
    const hits = ours.filter((verdict) => verdict.found).length;
    if (hits < ours.length) out(`${section}: ${hits} of ${ours.length} found`);
  }
  const one = count(({ findings }) => findings.length === 1);
  out(`found             ${found.length} of ${verdicts.length} (${percent(found.length, verdicts.length)})`);
  out(
    `on the right line ${count(({ line }) => line)} of ${found.length} (${percent(
      count(({ line }) => line),
      found.length,
    )})`,
  );
  out(`severe enough     ${count(({ severity }) => severity)} of ${found.length}`);
  out(`one finding only  ${one} of ${found.length}`);
  out(`false alarms      ${falseAlarms.length} on ${correct} correct documents`);
  out(`codes with a fix  ${fixable.length} of ${codes} (${percent(fixable.length, codes)}): ${fixable.join(' ')}`);
}
