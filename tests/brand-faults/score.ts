/** How many of the seeded faults the checker finds, and what it says about documents in which nothing is wrong. */
import type { Finding } from '../../runtime/core/brand/check/finding.ts';
import { correct } from './correct.ts';
import { bases, type Examiner } from './examine.ts';
import { type Fault, seed } from './fault.ts';
import { sections } from './list.ts';

export interface Verdict {
  section: string;
  fault: Fault;
  lines: number[];
  findings: Finding[];
  found: boolean;
  /** Of a found one: on the right line. */
  line: boolean;
  /** Of a found one: an error where the site would be broken. */
  severity: boolean;
}

export interface Score {
  verdicts: Verdict[];
  falseAlarms: { name: string; findings: Finding[] }[];
  correct: number;
  /** Codes of which a finding carried a fix. */
  fixable: string[];
  codes: number;
}

/** Tries every fault and every correct document. */
export function tryAll(examiner: Examiner): Score {
  const verdicts = sections.flatMap(({ name, base, faults }) =>
    faults.map((fault) => judge(examiner, name, bases[base], fault)),
  );
  const alarms = correct.map(({ name, base, changes }) => ({
    name,
    findings: examiner.examine(
      changes.reduce((text, [from, to]) => seed(text, [name, from, to, '']).text, bases[base]),
    ),
  }));
  const withFix = verdicts.flatMap(({ findings }) => findings.filter(({ fix }) => fix !== undefined));
  return {
    verdicts,
    falseAlarms: alarms.filter(({ findings }) => findings.length > 0),
    correct: alarms.length,
    fixable: [...new Set(withFix.map(({ code }) => code))].sort(),
    codes: examiner.codes.length,
  };
}

function judge(examiner: Examiner, section: string, base: string, fault: Fault): Verdict {
  const [, , , about, severity = 'error'] = fault;
  const { text, lines } = seed(base, fault);
  const findings = examiner.examine(text);
  const own = findings.filter((finding) => finding.file === 'brands/acme.json');
  const onLine = (finding: Finding) => lines.includes(finding.line);
  const telling = own.filter((finding) => concerns(finding.pointer, about) || onLine(finding));
  return {
    section,
    fault,
    lines,
    findings,
    found: telling.length > 0,
    line: telling.some(onLine),
    severity: severity === 'warning' || telling.some((finding) => finding.severity === 'error'),
  };
}

function concerns(pointer: string, about: string): boolean {
  if (about === '') return true;
  return about.split(' /').some((one, at) => {
    const path = at === 0 ? one : `/${one}`;
    return pointer === path || pointer.startsWith(`${path}/`);
  });
}
