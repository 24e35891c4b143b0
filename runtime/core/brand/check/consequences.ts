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
function saysItBetter({ code, severity }: Finding, shape: Finding): boolean {
  if (severity !== shape.severity) return false;
  if (shape.code === 'WRONG_FORMAT') return code.startsWith('UNKNOWN_') && !SHAPE.has(code);
  return shape.code === 'OUT_OF_BOUNDS' && code === 'LIMIT_EXCEEDED';
}

/** Of two findings about one value, the first of a pair is the cause. */
const CAUSES: ReadonlyMap<string, readonly string[]> = new Map([
  ['HOST_CLAIMED_TWICE', ['RESERVED_HOST']],
  ['ROUTE_COLLISION', ['RESERVED_ROUTE']],
  ['SETTING_WITHOUT_EFFECT', ['UNKNOWN_FACET']],
]);

/** Without what it extends, a document says too little to judge it by. */
const ORPHAN = new Set(['UNKNOWN_PARENT', 'EXTENDS_CYCLE', 'PARENT_UNREADABLE']);

/** Codes that one mistake brings about in each language: one of them is enough. */
const ONCE = new Set(['ROUTE_COLLISION', 'FACET_ALIAS_COLLISION']);

/** What a document seems to lack without its section of that name. */
const MADE_UP_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['locales', ['LOCALE_NOT_SUPPORTED']],
  ['pages', ['UNKNOWN_PAGE', 'MISSING_LEGAL_PAGE', 'DEAD_LINK']],
  ['customFields', ['UNKNOWN_FACET', 'UNKNOWN_FIELD']],
]);

/** Whether a finding follows from others elsewhere in the document. */
function followsFrom(finding: Finding, all: readonly Finding[]): boolean {
  const { code, pointer, file } = finding;
  const others = all.filter((other) => other !== finding && other.file === file);
  const misspelt = others.filter((other) => other.code === 'UNKNOWN_KEY');
  return (
    // Below a key that does not exist, nothing can be right.
    misspelt.some((key) => pointer.startsWith(`${key.pointer}/`)) ||
    // What is missing, or referred to, stands there under a misspelt name.
    misspelt.some((key) => code.startsWith('MISSING_') && siblingOf(key) === pointer) ||
    misspelt.some((key) => code.startsWith('UNKNOWN_') && finding.suggestion === lastOf(key.pointer)) ||
    // A whole section is not there if its name is misspelt, or stands in the wrong place.
    misspelt.some((key) => MADE_UP_BY.get(key.suggestion ?? lastOf(key.pointer))?.includes(code)) ||
    // A value that is wrong by itself contradicts others, too.
    (code === 'VALUES_CONTRADICT' &&
      others.some((other) => SHAPE.has(other.code) && finding.message.includes(`"${dotted(other)}"`))) ||
    // A field that is in no form cannot be a facet.
    (code === 'UNKNOWN_FACET' &&
      others.some((other) => finding.message.startsWith(`There is no facet "${homelessField(other)}"`))) ||
    // How a text is shown depends on the other settings of its widget.
    (code === 'VISIBLE_MARKUP' &&
      others.some((other) => other.code === 'WIDGET_PROPS' && isBesideProps(pointer, other.pointer))) ||
    // A redirect that hides pages often hides its own target, too, and so never ends.
    (code === 'REDIRECT_LOOP' && others.some((other) => isHiding(other) && other.pointer === `${pointer}/from`))
  );
}

const dotted = ({ pointer }: Finding) => pointer.slice(1).replaceAll('/', '.');
const homelessField = ({ pointer }: Finding) => /^\/customFields\/([^/]+)\/groups(\/|$)/.exec(pointer)?.[1];
const isBesideProps = (pointer: string, other: string) => {
  const props = /^.*?\/props\//.exec(pointer)?.[0];
  return props !== undefined && other.startsWith(props);
};
const isHiding = ({ code, severity }: Finding) => code === 'SHADOWED_ROUTE' && severity === 'error';
const lastOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);
const siblingOf = ({ pointer, suggestion }: Finding) =>
  `${pointer.slice(0, pointer.lastIndexOf('/') + 1)}${suggestion ?? ''}`;

/** Codes that say what is missing: what stands there instead may be it, misspelt. */
const LACKS = new Set(['PAGE_INCOMPLETE', 'FIELD_NEEDED']);

/** The findings of one document without those that disappear when another is fixed. */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  if (findings.length < 2) return [...findings];
  const isOrphan = findings.some(({ code }) => ORPHAN.has(code));
  const judged = isOrphan ? findings.filter(({ severity }) => severity === 'error') : findings;
  const byPointer = Map.groupBy(judged, ({ file, pointer }) => `${file} ${pointer}`);
  const kept = [...byPointer.values()].flatMap(atOnePointer).filter((one) => !followsFrom(one, judged));
  const errors = kept.filter(({ severity }) => severity === 'error');
  const isAround = (info: Finding) => errors.some(({ pointer }) => `${pointer}/`.startsWith(`${info.pointer}/`));
  const hasError = (...sections: string[]) =>
    errors.some(({ pointer }) => sections.some((section) => pointer.startsWith(section)));
  // With a broken redirect or menu, the checker cannot tell where an address leads.
  const areLinksJudged = !hasError('/routes/', '/navigation/');
  const isInstead = (lack: Finding) =>
    errors.some(({ code, pointer }) => !LACKS.has(code) && pointer.startsWith(`${lack.pointer}/`));
  return kept.filter((finding) => {
    if (finding.severity === 'info') return !isAround(finding);
    if (finding.code === 'DEAD_LINK') return areLinksJudged;
    return !LACKS.has(finding.code) || !isInstead(finding);
  });
}

function atOnePointer(all: Finding[]): Finding[] {
  const findings = all.filter(
    ({ code }, at) =>
      !CAUSES.get(code)?.some((cause) => all.some((other) => other.code === cause)) &&
      !(ONCE.has(code) && all.findIndex((other) => other.code === code) < at),
  );
  const shape = findings.filter(({ code }) => SHAPE.has(code));
  if (shape.length === 0 || shape.length === findings.length) return findings;
  const better = findings.filter(
    (finding) => !SHAPE.has(finding.code) && shape.every((one) => saysItBetter(finding, one)),
  );
  return better.length > 0 ? better : shape;
}
