import dynamic from 'next/dynamic';
import Router, { useRouter } from 'next/router';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { asksOf, formForJob } from '../../runtime/core/applications/apply-steps.ts';
import { answersForJob, errorsOfJob } from '../../runtime/core/applications/job-rules.ts';
import type { AskedForm } from '../../runtime/core/forms/ask.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { type Answers, startAnswers } from '../../runtime/forms/answers.ts';
import { CaptchaNote } from '../../runtime/forms/captcha/CaptchaNote.tsx';
import { useCaptcha } from '../../runtime/forms/captcha/use-captcha.ts';
import { useDraft } from '../../runtime/forms/drafts/use-draft.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { StepRunner } from '../../runtime/forms/steps/StepRunner.tsx';
import { type Step, stepOf } from '../../runtime/forms/steps/step-order.ts';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { GraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { isSchema } from '../../schemas/resolved-schema.ts';
import { noteApplyStart } from '../shared/applications/apply-start.ts';
import { PrivacyNote } from '../shared/PrivacyNote.tsx';
import { createSendKeys } from '../shared/send-keys.ts';
import { sendApplication } from './apply-calls.ts';
import type { ApplyFormFound } from './apply-form-found.ts';
import { eventOf, REVIEW, SUCCESS, stepIn, stepsOf } from './apply-steps.ts';
import { describeErrors } from './describe-errors.ts';
import { jobParams } from './job-params.ts';
import type { KeptSent } from './kept-sent.ts';
import styles from './QuickApply.module.css';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';
import { ResumeOffer } from './ResumeOffer.tsx';
import { Review } from './Review.tsx';
import { isWhole, withResume } from './whole.ts';

/** Guests have none. */
const loadOwnFiles = () => import('./OwnFiles.tsx').then((part) => part.OwnFiles);
const OwnFiles = dynamic(loadOwnFiles, { ssr: false });

export interface ApplyWizardProps {
  page: PageInfo;
  asked: ApplyFormFound;
  offer: Offer;
  onSent(sent: KeptSent): void;
  /** Reloads the job; resolves with whether its requirements have changed. */
  lookAgain(): Promise<boolean>;
}

/** The application steps. Input is saved from the first step on. */
export function ApplyWizard({ page, asked, offer, onSent, lookAgain }: ApplyWizardProps) {
  const t = useTexts('apply');
  const tf = useTexts('forms');
  const { asPath } = useRouter();
  const { jobId, prefill } = offer;
  // The job's own demands are checked beside the form, whose script knows those of the brand.
  const form = useMemo(() => ({ ...formForJob(asked, offer), compiled: asked.groups }), [asked, offer]);
  const initial = useMemo(() => {
    const own = withPrefill(startAnswers(form), prefill);
    const whole = withResume(own, offer.fromResume);
    return isWhole(form, offer, whole) ? whole : own;
  }, [form, offer, prefill]);
  const steps = useMemo(() => stepsOf(form, t('review.title')), [form, t]);
  const base = createHref(page.brand.routes, page.locale).path(`/job/apply/${jobId}`);
  const named = stepIn(asPath, jobId);
  const kept = useDraft({
    page,
    asked: form,
    about: String(jobId),
    initial,
    step: named,
    isInside: (path) => path === base || path.startsWith(`${base}/`),
  });
  // The employer may have changed the questions since the draft was saved.
  const draft = { ...kept, answers: answersForJob(kept.answers, offer) };
  const tools = useFormTools(page);
  const captcha = useCaptcha('application', asked.captcha);
  const [keyOf] = useState(createSendKeys);
  // Decided once: what is typed later must not lead away from it.
  const [isReviewFirst, setReviewFirst] = useState(() => isWhole(form, offer, initial));
  const begin = useEffectEvent(() => setReviewFirst(isWhole(form, offer, draft.answers)));
  const { isReady } = draft;
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
  const start = isReviewFirst && draft.restoredStep === null ? REVIEW : null;
  const current = steps.find(({ name }) => name === (named ?? start))?.name ?? steps[0]?.name ?? REVIEW;
  const addressOf = useCallback((step: string) => `${base}/${step}`, [base]);

  useEffect(() => {
    if (noteApplyStart(jobId)) track({ key: 'job_apply_start', params: jobParams(offer) });
  }, [jobId, offer]);
  // The form is still there for a moment at the address of the confirmation, which has its own event.
  const event = named === SUCCESS ? null : eventOf(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step, however often the offer is loaded again
  useEffect(() => {
    if (event !== null) track({ key: event, params: jobParams(offer) });
  }, [event, jobId]);

  function checkStep(step: Step, answers: Answers): FormFault[] {
    const faults = describeErrors(errorsOfJob(offer, answers, asksOf(form)), { offer, answers, t, tf });
    return faults.filter(({ pointer }) => stepOf([step], [pointer]) !== null);
  }

  async function send(answers: Answers): Promise<readonly FormFault[]> {
    const missing = describeErrors(errorsOfJob(offer, answers, asksOf(form)), { offer, answers, t, tf });
    if (missing.length > 0) return missing;
    const key = keyOf(answers);
    const found = await sendApplication({ jobId, answers, key, captcha: await captcha.take() });
    if (found.faults.length > 0) {
      if (await lookAgain()) throw new GraphqlError({ graphql: [t('changed')] });
      return found.faults;
    }
    await draft.drop().catch(() => undefined);
    await Router.replace(addressOf(SUCCESS), undefined, { shallow: true });
    onSent({ ...found, key });
    return [];
  }

  const first = form.groups.find(({ group }) => group === 'basic_info');
  const asksFor = (group: string) => steps.find(({ name }) => name === current)?.groups.includes(group) ?? false;
  const most = mostFiles(form);
  const hasOwnFiles = most > 0 && (offer.hasResume || offer.files.length > 0);
  // Loaded with the draft: it would move what is below it later.
  useEffect(() => {
    if (hasOwnFiles) loadOwnFiles().catch(() => undefined);
  }, [hasOwnFiles]);
  const ownFiles = hasOwnFiles && draft.isReady && (
    <OwnFiles
      offer={offer}
      answers={draft.answers}
      most={most}
      locale={page.locale}
      attachesNeeded={current === REVIEW}
      onChange={(answers) => draft.change(answers)}
    />
  );
  return (
    <div className={styles.wizard}>
      {offer.fromResume && first && asksFor('basic_info') && draft.isReady && (
        <ResumeOffer
          schema={first.schema}
          answers={draft.answers.basic_info ?? {}}
          fromResume={offer.fromResume}
          onFill={(answers) => draft.change({ ...draft.answers, basic_info: answers })}
        />
      )}
      {asksFor('files') && ownFiles}
      <StepRunner
        asked={form}
        draft={draft}
        steps={steps}
        addressOf={addressOf}
        stepAt={(address) => stepIn(address, jobId) ?? start}
        checkStep={checkStep}
        onSubmit={send}
        submitLabel={t('send')}
        tools={tools}
      >
        <Review form={form} offer={offer} answers={draft.answers} addressOf={addressOf} steps={steps} />
        {ownFiles}
        <PrivacyNote page={page} text={t('privacy', { organization: offer.organizationName })} />
        <CaptchaNote captcha={captcha} />
      </StepRunner>
    </div>
  );
}

/** Fills in the details of signed-in people; what they typed is kept. */
function withPrefill(answers: Answers, prefill: Offer['prefill']): Answers {
  const known = Object.entries(prefill ?? {}).filter(([, value]) => value !== '');
  return { ...answers, basic_info: { ...Object.fromEntries(known), ...answers.basic_info } };
}

/** Number of files that an application can have; 0 if the form does not ask for any. */
function mostFiles({ groups }: AskedForm): number {
  const properties = groups.find(({ group }) => group === 'files')?.schema.properties;
  const field = isSchema(properties) ? properties.attachments : undefined;
  return isSchema(field) && typeof field.maxItems === 'number' ? field.maxItems : 0;
}
