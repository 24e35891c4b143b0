/** One mistake, one finding: drops findings that merely follow from another finding about the same value. */
import type { Finding } from './finding.ts';

/** Codes of schema findings about a value. */
const SHAPE = new Set([
  'UNKNOWN_KEY',
  'WRONG_TYPE',
  'VALUE_NOT_ALLOWED',
  'OUT_OF_BOUNDS',
  'WRONG_FORMAT',
  'MISSING_VALUE',
]);

/**
 * Whether a rule reports the same problem as the schema, but more precisely: which name was meant, what the limit is.
 */
function saysItBetter({ code }: Finding, shape: Finding): boolean {
  if (shape.code === 'WRONG_FORMAT') return code.startsWith('UNKNOWN_') && !SHAPE.has(code);
  return shape.code === 'OUT_OF_BOUNDS' && code === 'LIMIT_EXCEEDED';
}

/** A redirect that hides pages often hides its own target, too, and so never ends. */
function followsFromHiding({ code, pointer, file }: Finding, all: readonly Finding[]): boolean {
  return (
    code === 'REDIRECT_LOOP' &&
    all.some(
      (other) =>
        other.code === 'SHADOWED_ROUTE' &&
        other.severity === 'error' &&
        other.file === file &&
        other.pointer === `${pointer}/from`,
    )
  );
}

/** The findings of one document without those that disappear when another is fixed. */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  if (findings.length < 2) return [...findings];
  const byPointer = Map.groupBy(findings, ({ file, pointer }) => `${file} ${pointer}`);
  const kept = [...byPointer.values()].flatMap(atOnePointer).filter((one) => !followsFromHiding(one, findings));
  const errors = kept.filter(({ severity }) => severity === 'error');
  const isAround = (info: Finding) => errors.some(({ pointer }) => `${pointer}/`.startsWith(`${info.pointer}/`));
  const hasError = (...sections: string[]) =>
    errors.some(({ pointer }) => sections.some((section) => pointer.startsWith(section)));
  // With a broken redirect or menu, the checker cannot tell where an address leads.
  const areLinksJudged = !hasError('/routes/', '/navigation/');
  return kept.filter(
    (finding) =>
      (finding.severity !== 'info' || !isAround(finding)) && (areLinksJudged || finding.code !== 'DEAD_LINK'),
  );
}

function atOnePointer(findings: Finding[]): Finding[] {
  const shape = findings.filter(({ code }) => SHAPE.has(code));
  if (shape.length === 0 || shape.length === findings.length) return findings;
  const better = findings.filter(
    (finding) => !SHAPE.has(finding.code) && shape.every((one) => saysItBetter(finding, one)),
  );
  return better.length > 0 ? better : shape;
}
