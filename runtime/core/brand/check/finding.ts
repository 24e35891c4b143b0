/** What the checker reports about a document. One format for the command line, CI, the server and the admin page. */
import type { Json, Path } from '../sources/json.ts';

export type Severity = 'error' | 'warning' | 'info';

/**
 * One change to a file: sets `value`, or removes what is at the path when `value` is undefined; `key` renames a
 * property.
 */
export interface Edit {
  path: Path;
  value?: Json;
  key?: string;
}

/** A change that fixes a finding. Safe ones are applied by `check --fix` without confirmation. */
export interface Fix {
  title: string;
  safe: boolean;
  edits: Edit[];
  /**
   * Removes harmless syntax that JSON does not allow: comments, trailing commas, a byte-order mark. Done before the
   * edits.
   */
  tidy?: true;
}

export interface Finding {
  code: string;
  severity: Severity;
  /** Path as people write it: `brands/acme.json`. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based, in characters. */
  column: number;
  /** JSON pointer into the document. */
  pointer: string;
  message: string;
  /** Values that would be accepted. */
  allowed?: string[];
  /** The closest accepted value. */
  suggestion?: string;
  fix?: Fix;
}

/** Two lines: location, severity, code and pointer; then the message. */
export function describeFinding(finding: Finding): string {
  const location = `${finding.file}:${finding.line}:${finding.column}`;
  const head = [location, finding.severity, finding.code, finding.pointer].filter(Boolean).join('  ');
  return `${head}\n  ${finding.message}`;
}

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Sorts by file, then location, then severity. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    RANK[a.severity] - RANK[b.severity] ||
    compareText(a.code, b.code) ||
    compareText(a.pointer, b.pointer)
  );
}

/** Findings without duplicates, in reading order. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(
    findings.map((f) => [`${f.file}\n${f.code}\n${f.pointer}\n${f.line}\n${f.column}\n${f.message}`, f]),
  );
  return [...unique.values()].sort(compareFindings);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
