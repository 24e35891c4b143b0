/** What is known of each document: whether it is live as it is on disk, since when, and what the checker found in it. */
import type { CompiledBrand } from '../request-context.ts';
import type { Examination } from './check/checkup.ts';
import { type Finding, sortFindings } from './check/finding.ts';
import { stringAt, valueAt } from './sources/json.ts';

/** `outdated`: the file has errors, and an older revision is live. `broken`: the file has errors, and nothing is live. */
export type BrandState = 'family' | 'live' | 'draft' | 'outdated' | 'broken';

export interface BrandStanding {
  id: string;
  name: string;
  state: BrandState;
  /** When the revision that is live was first stored; null where nothing is live or the time is not known yet. */
  liveSince: Date | null;
  /** Who is told of errors in the file. */
  keeperEmail: string | null;
  /** Errors and warnings of this document, without those of what it extends. */
  findings: readonly Finding[];
}

interface Judged {
  name: string;
  keeperEmail: string | undefined;
  /** Folder of its pictures. */
  assets: string | undefined;
  isFamily: boolean;
  /** Whether the file cannot be served. */
  isFaulty: boolean;
  findings: readonly Finding[];
}

export type SayFinding = (level: 'info' | 'warn' | 'error', code: string, message: string) => void;

export class Standings {
  private readonly judged = new Map<string, Judged>();
  private readonly since = new Map<string, Date | null>();
  private notes: ReadonlyMap<string, readonly Finding[]> = new Map();
  private readonly say: SayFinding;

  constructor(say: SayFinding) {
    this.say = say;
  }

  /** Notes the result of an examination, and logs it: errors each time, a warning when it is new, and what is resolved. */
  note(id: string, examination: Examination, isFaulty: boolean): void {
    const { resolved } = examination;
    const findings = [...examination.findings, ...(this.notes.get(id) ?? [])];
    const before = this.judged.get(id)?.findings ?? [];
    this.judged.set(id, {
      name: stringAt(resolved?.document, ['site', 'name']) ?? id,
      keeperEmail: stringAt(resolved?.document, ['site', 'keeperEmail']),
      assets: stringAt(resolved?.document, ['site', 'assets']),
      isFamily: valueAt(resolved?.document, ['abstract']) === true,
      isFaulty,
      findings,
    });
    this.report(id, findings, before);
  }

  /** Findings from elsewhere, in place of those given before. Returns the ids of documents that have to be noted again. */
  useNotes(given: ReadonlyMap<string, Finding>): string[] {
    const before = this.notes;
    this.notes = new Map([...given].map(([id, finding]) => [id, [finding]]));
    return [...new Set([...before.keys(), ...given.keys()])].filter(
      (id) => before.get(id)?.[0]?.message !== given.get(id)?.message,
    );
  }

  forget(id: string): void {
    this.judged.delete(id);
  }

  /** Notes since when the live revision of a brand is live. */
  live(id: string, since: Date | null): void {
    this.since.set(id, since);
  }

  offline(id: string): void {
    this.since.delete(id);
  }

  findings(): Finding[] {
    return sortFindings([...this.judged.values()].flatMap(({ findings }) => findings));
  }

  /** Ids with such a finding. */
  having(fits: (finding: Finding) => boolean): string[] {
    return [...this.judged].flatMap(([id, { findings }]) => (findings.some(fits) ? [id] : []));
  }

  /** Ids of documents with pictures in one of these folders. */
  using(folders: readonly string[]): string[] {
    return [...this.judged].flatMap(([id, { assets }]) => (assets && folders.includes(assets) ? [id] : []));
  }

  /** Undefined for a document that does not exist. */
  of(id: string, live: CompiledBrand | undefined): BrandStanding | undefined {
    const known = this.judged.get(id);
    if (known === undefined) return undefined;
    const { name, keeperEmail, findings } = known;
    return {
      id,
      name: live?.document.site.name ?? name,
      state: stateOf(known, live),
      // A file that cannot be read says nothing: the version that is live does.
      keeperEmail: keeperEmail ?? live?.document.site.keeperEmail ?? null,
      liveSince: live === undefined ? null : (this.since.get(id) ?? null),
      findings,
    };
  }

  ids(): string[] {
    return [...this.judged.keys()].sort();
  }

  private report(id: string, findings: readonly Finding[], before: readonly Finding[]): void {
    const known = new Set(before.map(keyOf));
    for (const finding of findings) {
      if (finding.severity === 'warning' && !known.has(keyOf(finding)))
        this.say('warn', 'BRAND_WARNING', `${id}: ${lineOf(finding)}`);
    }
    const errors = findings.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (first === undefined) {
      this.reportResolved(id, findings, before);
      return;
    }
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
    this.say('error', 'BRAND_FAULT', `${id}: ${lineOf(first)}${more}`);
  }

  /** Only without errors: behind one, other findings may be hidden. */
  private reportResolved(id: string, findings: readonly Finding[], before: readonly Finding[]): void {
    const left = new Set(findings.map(keyOf));
    for (const finding of before) {
      if (!left.has(keyOf(finding)))
        this.say('info', 'BRAND_RESOLVED', `${id}: ${finding.code} at ${finding.pointer || '/'} is resolved.`);
    }
  }
}

function stateOf({ isFamily, isFaulty }: Judged, live: CompiledBrand | undefined): BrandState {
  if (live === undefined) return isFamily && !isFaulty ? 'family' : 'broken';
  return isFaulty ? 'outdated' : live.document.site.status;
}

const lineOf = ({ file, line, column, code, message }: Finding) => `${file}:${line}:${column} ${code} ${message}`;

/** Without the line, which moves with each change above it. */
const keyOf = ({ file, code, pointer, message }: Finding) => `${file} ${code} ${pointer} ${message}`;

/** Findings that a change elsewhere may have resolved. */
export function isStale({ code }: Finding): boolean {
  return ['HOST_CLAIMED_TWICE', 'MISSING_ASSET', 'DEAD_LINK', 'COPIED_IDENTITY'].includes(code);
}

/** For the log. */
export function describeLive({ id, revision, document }: CompiledBrand): string {
  return document.site.status === 'draft'
    ? `The draft "${id}" is shown in revision ${revision}.`
    : `"${id}" is live in revision ${revision}.`;
}
