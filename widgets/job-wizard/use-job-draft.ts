import { useMemo, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import { type Draft, useDraft } from '../../runtime/forms/drafts/use-draft.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { OwnJob } from './job-wizard.generated.ts';
import { draftStep, isWizard, readDraftStep } from './wizard-address.ts';

interface JobDraftOptions {
  page: PageInfo;
  asked: FormToFill;
  initial: Answers;
  job: OwnJob | null;
  /** The step in the address. */
  step: string | null;
}

export interface JobDraft {
  draft: Draft;
  /** The job version that the draft is based on. */
  base: number;
  /** Continues with the draft, now based on this version of the job. */
  rebase(version: number): void;
}

/** The draft of a job. It remembers the version it is based on, since others may have saved in the meantime. */
export function useJobDraft({ page, asked, initial, job, step }: JobDraftOptions): JobDraft {
  const href = createHref(page.brand.routes, page.locale);
  const [rebased, setRebased] = useState<number | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const base = rebased ?? restored ?? job?.version ?? 0;
  const draft = useDraft({
    page,
    asked,
    initial,
    about: job === null ? '' : `job-${job.id}`,
    step: draftStep(step, base),
    isInside: (path) => isWizard(href, path),
  });
  const from = readDraftStep(draft.restoredStep);
  if (from.version !== restored) setRestored(from.version);
  const { step: restoredStep } = from;
  const own = useMemo(() => ({ ...draft, restoredStep }), [draft, restoredStep]);
  return { draft: own, base, rebase: setRebased };
}
