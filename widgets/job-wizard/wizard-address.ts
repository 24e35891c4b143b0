/** Addresses of the wizard: each step has its own, and the job being edited is in the query. Pure. */
import type { Href } from '../../runtime/core/routing/href.ts';

/** Where jobs are posted. */
export const wizardPath = '/job/wizard';

export interface WizardAddress {
  /** Id of the job being edited; null for a new one. */
  job: number | null;
  /** Id of the job that was just posted. */
  posted: number | null;
  /** Id of the job to be paid for. */
  pay: number | null;
}

/** Reads the query of an address: `?job=7`, `?posted=7`, `?pay=7`. */
export function readAddress(address: string): WizardAddress {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  const search = new URLSearchParams(query);
  return { job: numberIn(search.get('job')), posted: numberIn(search.get('posted')), pay: numberIn(search.get('pay')) };
}

function numberIn(text: string | null): number | null {
  const id = Number(text ?? '');
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}

/** Address of a step, or of the wizard itself without one. */
export function stepAddress(href: Href, step: string | null, job: number | null): string {
  const path = href.path(step === null ? wizardPath : `${wizardPath}/${step}`);
  return job === null ? path : `${path}?job=${job}`;
}

/** Name of the step at an address, if it exists; null for the wizard itself. */
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

/** A draft stores its step and the job version it is based on: `job_info-v3`. */
export function draftStep(step: string | null, version: number): string {
  return `${step ?? ''}-v${version}`;
}

/** Parses it; a missing version is null. */
export function readDraftStep(text: string | null): { step: string | null; version: number | null } {
  const [, step = '', version = ''] = /^(.*)-v(\d+)$/.exec(text ?? '') ?? [];
  return { step: step === '' ? null : step, version: version === '' ? null : Number(version) };
}
