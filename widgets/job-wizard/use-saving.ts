import Router from 'next/router';
import { type RefObject, useRef, useState } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import type { AskedForm } from '../../runtime/core/forms/ask.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import type { Draft } from '../../runtime/forms/drafts/use-draft.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { asGraphqlError, GraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { leaveFlash } from '../../runtime/page/live/flash.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { createSendKeys } from '../shared/send-keys.ts';
import type { FormSettings, OwnJob } from './job-wizard.generated.ts';
import { noWish, type OrderWish } from './order-wish.ts';
import { openWizard, saveJob } from './posting-calls.ts';
import type { AdChoices } from './use-choices.ts';
import type { Ordering } from './use-ordering.ts';
import { stepAddress, wizardPath } from './wizard-address.ts';
import { type Sending, sentAnswers } from './wizard-form.ts';

interface SavingOptions {
  page: PageInfo;
  /** With all questions. */
  form: AskedForm;
  settings: FormSettings;
  job: OwnJob | null;
  draft: Draft;
  /** The latest answers. */
  typed: RefObject<Answers>;
  /** The version of the job that they are based on. */
  base: number;
  rebase(version: number): void;
  choices: AdChoices;
  /** Forgets the choices. */
  forget(): void;
  /** Name of the step in the address. */
  step: string | null;
  sending: Sending;
  /** What is ordered with the job. */
  ordering: Ordering;
  onWish(change: Partial<OrderWish>): void;
  /** The backend found something wrong in these fields, after sending. */
  onFaults(pointers: readonly string[]): void;
  /** Leads to a field. */
  goTo(pointer: string): void;
  onSavedLater(): Promise<void>;
  /** Reloads the stored job. */
  reload(): Promise<void>;
}

/** Saving, posting and ordering from the form of a job, and who was faster. */
export function useSaving(options: SavingOptions) {
  const { page, form, settings, job, draft, typed, base, choices, forget, step, sending, ordering, onWish } = options;
  const t = useTexts('posting');
  const b = useTexts('billing');
  const href = createHref(page.brand.routes, page.locale);
  const jobId = job?.id ?? null;
  // The current version once it is known: an earlier save waits for it.
  const settling = useRef(Promise.resolve(0));
  const [isStale, setStale] = useState(false);
  const [isSaving, setSaving] = useState(false);
  // Credits were spent elsewhere in the meantime: the price is loaded again.
  const [round, setRound] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [keyOf] = useState(createSendKeys);

  async function store(submit: boolean) {
    const version = job && Math.max(base, await settling.current);
    const answers = sentAnswers(form, typed.current);
    const wanted = { id: jobId, version, answers, submit, whenPaid: submit, ...choices };
    try {
      const saved = await saveJob(wanted, keyOf(wanted));
      if (saved.job !== null && jobId !== null)
        track({ key: 'job_edit', params: { entity_id: jobId, entity_type: 'job', entity_title: saved.job.title } });
      return saved;
    } catch (error) {
      const { codes } = asGraphqlError(error);
      setStale(codes.includes('JOB_CHANGED'));
      if (codes.includes('NOT_ENOUGH_CREDITS')) setRound((before) => before + 1);
      throw error;
    }
  }

  /** Whether it was ordered; if not, the page to pay at goes on with what was chosen here. */
  async function isOrdered(saved: OwnJob): Promise<boolean> {
    if (ordering.open === null) return false;
    try {
      const placed = await ordering.place(saved);
      if (placed === 'changed') return false;
      onWish(noWish);
      if (placed.payAt !== null) window.location.assign(placed.payAt);
      else await Router.push(`${href.path(wizardPath)}?posted=${saved.id}`, undefined, { shallow: true });
      return true;
    } catch (error) {
      onWish({ refusal: refusalText(error, t('unreachable')) });
      return false;
    }
  }

  async function send(): Promise<readonly FormFault[]> {
    const total = ordering.open && (await ordering.newTotal());
    if (total !== null) throw new GraphqlError({ graphql: [b('changed', { total })] });
    const { faults, job: sent } = await store(sending !== 'save');
    if (faults.length > 0 || sent === null) {
      options.onFaults(faults.map(({ pointer }) => pointer));
      return faults;
    }
    forget();
    await draft.drop().catch(() => undefined);
    const isUnpaid = sending !== 'save' && (sent.state === 'draft' || sent.state === 'archived');
    if (isUnpaid) {
      if (!(await isOrdered(sent)))
        await Router.push(`${href.path(wizardPath)}?pay=${sent.id}`, undefined, { shallow: true });
    } else if (settings.afterPosting === wizardPath) {
      await Router.push(`${href.path(wizardPath)}?posted=${sent.id}`, undefined, { shallow: true });
    } else {
      leaveFlash(t(`posted.${sent.state}.title`));
      await Router.push(href.path(settings.afterPosting));
    }
    return [];
  }

  async function saveForLater(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setTrouble(null);
    try {
      const { faults, job: saved } = await store(false);
      if (faults.length > 0 || saved === null) {
        const [first] = faults;
        setTrouble(t('notSaved', { faults: faults.map(({ message }) => message).join(' ') }));
        if (first) options.goTo(first.pointer);
        return;
      }
      forget();
      await draft.drop().catch(() => undefined);
      await options.onSavedLater();
      if (jobId === null) await Router.replace(stepAddress(href, step, saved.id), undefined, { shallow: true });
    } catch (error) {
      setTrouble(refusalText(error, t('unreachable')));
    } finally {
      setSaving(false);
    }
  }

  async function keepMine(): Promise<void> {
    if (jobId !== null) {
      const asked = openWizard(jobId).then(({ job: fresh }) => fresh?.version ?? 0);
      settling.current = asked.catch(() => 0);
      options.rebase(await asked);
    }
    setStale(false);
    setTrouble(null);
  }

  async function takeStored(): Promise<void> {
    await draft.startOver();
    setStale(false);
    await options.reload();
  }

  return { send, saveForLater, keepMine, takeStored, isSaving, isStale, trouble, round };
}
