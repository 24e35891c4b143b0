/** Addresses of the wizard: each step has its own, and the job that is changed stands in the query. Pure. */
import type { Href } from '../../runtime/core/routing/href.ts';

/** Where jobs are posted. */
export const wizardPath = '/job/wizard';

export interface WizardAddress {
  /** Number of the job that is changed; null for a new one. */
  job: number | null;
  /** Number of the job that was posted just now. */
  posted: number | null;
}

/** What the query of an address says: `?job=7`, `?posted=7`. */
export function readAddress(address: string): WizardAddress {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  const search = new URLSearchParams(query);
  return { job: numberIn(search.get('job')), posted: numberIn(search.get('posted')) };
}

function numberIn(text: string | null): number | null {
  const id = Number(text ?? '');
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}

/** Address of a step; of the wizard itself without one. */
export function stepAddress(href: Href, step: string | null, job: number | null): string {
  const path = href.path(step === null ? wizardPath : `${wizardPath}/${step}`);
  return job === null ? path : `${path}?job=${job}`;
}

/** Name of the step that an address shows, of those there are; null for the wizard itself. */
export function stepIn(href: Href, address: string, steps: readonly { name: string }[]): string | null {
  const path = address.replace(/[?#].*$/, '');
  return steps.find(({ name }) => href.path(`${wizardPath}/${name}`) === path)?.name ?? null;
}

/** Whether a path belongs to the wizard. */
export function isWizard(href: Href, path: string): boolean {
  const own = href.path(wizardPath);
  const asked = path.replace(/[?#].*$/, '');
  return asked === own || asked.startsWith(`${own}/`);
}

/** A draft remembers its step and the version of the job that it was made from: `job_info-v3`. */
export function draftStep(step: string | null, version: number): string {
  return `${step ?? ''}-v${version}`;
}

/** The same read back; a version that is not told is null. */
export function readDraftStep(text: string | null): { step: string | null; version: number | null } {
  const [, step = '', version = ''] = /^(.*)-v(\d+)$/.exec(text ?? '') ?? [];
  return { step: step === '' ? null : step, version: version === '' ? null : Number(version) };
}
