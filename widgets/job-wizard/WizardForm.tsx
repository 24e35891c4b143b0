import { useQuery } from '@tanstack/react-query';
import Router, { useRouter } from 'next/router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import type { FieldWish } from '../../runtime/forms/FormView.tsx';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { StepRunner } from '../../runtime/forms/steps/StepRunner.tsx';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { leaveFlash } from '../../runtime/page/live/flash.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { loadPostingTermsQuery } from '../shared/billing/billing.generated.ts';
import { PostingPrice } from '../shared/billing/PostingPrice.tsx';
import { createSendKeys } from '../shared/send-keys.ts';
import { BrandChoice, LanguageChoice } from './AdChoices.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { AssistantContext } from './assistant-context.ts';
import styles from './JobWizard.module.css';
import type { FormSettings, OwnJob } from './job-wizard.generated.ts';
import { PreflightPanel } from './PreflightPanel.tsx';
import { checkJob, openWizard, previewJob, saveJob } from './posting-calls.ts';
import { SaveForLater } from './SaveForLater.tsx';
import { Trouble } from './Trouble.tsx';
import { useChoices } from './use-choices.ts';
import { useJobDraft } from './use-job-draft.ts';
import { useLatest } from './use-latest.ts';
import { stepAddress, stepIn, wizardPath } from './wizard-address.ts';
import { answersFor, formFor, PREVIEW, placeName, sendingOf, sentAnswers, stepsFor } from './wizard-form.ts';

const JobPreview = lazy(async () => ({ default: (await import('./JobPreview.tsx')).JobPreview }));

interface WizardFormProps {
  id: string;
  page: PageInfo;
  asked: FormToFill;
  settings: FormSettings;
  job: OwnJob | null;
  userId: string | number;
  onTouched(): void;
  onSavedLater(): Promise<void>;
  /** Reloads the stored job from the backend. */
  reload(): Promise<void>;
}

const adminRoles = ['administrator', 'site_admin', 'job_editor'];
const PREVIEW_PAUSE = 500;
const CHECK_PAUSE = 900;
const textHelp = { '/job_info/description': AssistantPanel };

/** The multi-step form with the preflight panel beside it; in the browser only. */
export function WizardForm(props: WizardFormProps) {
  const { id, page, settings, job, onTouched, onSavedLater, reload } = props;
  const t = useTexts('posting');
  const href = createHref(page.brand.routes, page.locale);
  const { asPath } = useRouter();
  const { roles } = useSession();
  const jobId = job?.id ?? null;

  const form = useMemo(() => formFor(props.asked, settings, job), [props.asked, settings, job]);
  const steps = useMemo(() => stepsFor(form, t('preview.title')), [form, t]);
  const initial = useMemo(() => answersFor(form, settings, job), [form, settings, job]);
  const named = stepIn(href, asPath, steps);
  const current = named ?? steps[0]?.name ?? PREVIEW;
  const { draft, base, rebase } = useJobDraft({ page, asked: form, initial, job, step: named });
  const { choices, choose, forget } = useChoices(`np-posting ${page.brand.id} ${props.userId} ${jobId ?? 'new'}`, {
    langcode:
      job?.langcode ?? (settings.languages.includes(page.locale) ? page.locale : (settings.languages[0] ?? 'en')),
    frontends: job?.frontends ?? [page.brand.id],
  });
  const offers = useMemo(
    () => ({ '/company_info/organization': settings.employers.map(({ id: value, name }) => ({ value, label: name })) }),
    [settings.employers],
  );
  const tools = useFormTools(page, {
    toolbar: roles.some((role) => adminRoles.includes(role)) ? 'admin' : 'standard',
    choices: offers,
    textHelp: settings.assistantLanguages.length > 0 ? textHelp : undefined,
  });

  const answers = useMemo(() => sentAnswers(form, draft.answers), [form, draft.answers]);
  // Input right before a click is available here before the next render.
  const typed = useRef(draft.answers);
  typed.current = draft.answers;
  const [isOpen, setOpen] = useState(false);
  const isPreview = current === PREVIEW;
  const checked = useLatest({
    of: answers,
    pause: CHECK_PAUSE,
    ask: () => checkJob(answers, jobId),
    isActive: draft.isReady,
  });
  const seen = useLatest({
    of: answers,
    pause: isPreview ? 0 : PREVIEW_PAUSE,
    ask: () => previewJob(answers, jobId),
    isActive: draft.isReady && (isPreview || isOpen),
  });

  const [wish, setWish] = useState<FieldWish | null>(null);
  // The current version once it is known: an earlier save waits for it.
  const settling = useRef(Promise.resolve(0));
  const [isStale, setStale] = useState(false);
  const [isSaving, setSaving] = useState(false);
  // Credits were spent elsewhere in the meantime: the price is loaded again.
  const [round, setRound] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [keyOf] = useState(createSendKeys);
  const payer = answers.company_info?.organization;
  const employer = settings.employers.find((one) => one.id === payer) ?? job?.employer ?? settings.employers[0];
  const sending = sendingOf(job, settings, answers, Date.parse(page.now));

  // The same query as that of the price above the form.
  const terms = useQuery({
    ...queryOf(loadPostingTermsQuery, { organizationId: employer?.id ?? 0, jobId }),
    enabled: !!employer,
  });
  const step = sending !== 'save' && terms.data?.postingTerms.price === 'none' ? 'pay' : sending;

  async function store(submit: boolean) {
    const version = job && Math.max(base, await settling.current);
    const wanted = {
      id: jobId,
      version,
      answers: sentAnswers(form, typed.current),
      submit,
      whenPaid: submit,
      ...choices,
    };
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

  async function send(): Promise<readonly FormFault[]> {
    const { faults, job: sent } = await store(sending !== 'save');
    if (faults.length > 0 || sent === null) return faults;
    forget();
    await draft.drop().catch(() => undefined);
    const isUnpaid = sending !== 'save' && (sent.state === 'draft' || sent.state === 'archived');
    if (isUnpaid) {
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
      const [first] = faults;
      if (first || saved === null) {
        setTrouble(t('notSaved', { faults: faults.map(({ message }) => message).join(' ') }));
        if (first) setWish({ pointer: first.pointer });
        return;
      }
      forget();
      await draft.drop().catch(() => undefined);
      await onSavedLater();
      if (jobId === null) await Router.replace(stepAddress(href, named, saved.id), undefined, { shallow: true });
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
      rebase(await asked);
    }
    setStale(false);
    setTrouble(null);
  }

  async function takeStored(): Promise<void> {
    await draft.startOver();
    setStale(false);
    await reload();
  }

  const language = settings.languages.length > 1 && (
    <LanguageChoice
      languages={settings.languages}
      locale={page.locale}
      value={choices.langcode}
      onChange={(langcode) => choose({ langcode })}
    />
  );
  const brands = settings.brands.length > 1 && (
    <BrandChoice brands={settings.brands} value={choices.frontends} onChange={(frontends) => choose({ frontends })} />
  );
  const has = (group: string) => form.groups.some((one) => one.group === group);
  const extras = {
    job_info: has('job_info') && language,
    job_schedule: has('job_schedule') && brands,
  };
  const title = answers.job_info?.title;
  const assistant = {
    title: typeof title === 'string' ? title : '',
    languages: settings.assistantLanguages,
    langcode: choices.langcode,
    locale: page.locale,
  };
  const preview = seen.value ? (
    <Suspense fallback={<Waiting lines={5} />}>
      <JobPreview id={`${id}-preview`} page={page} job={{ ...seen.value, langcode: choices.langcode }} />
    </Suspense>
  ) : seen.failed !== null ? (
    <Notice kind="danger">{refusalText(seen.failed, t('preview.failed'))}</Notice>
  ) : (
    <Waiting lines={5} />
  );
  const shown = {
    ...draft,
    isReady: draft.isReady && !isSaving,
    change(next: Answers) {
      onTouched();
      typed.current = next;
      draft.change(next);
    },
  };
  if (!draft.isReady) return <Waiting lines={5} />;
  return (
    <AssistantContext value={assistant}>
      <div
        className={styles.columns}
        data-preview={isPreview || undefined}
        data-live={(isOpen && !isPreview) || undefined}
      >
        <div className={styles.form}>
          <Trouble text={trouble} isStale={isStale} onMine={() => void keepMine()} onTheirs={() => void takeStored()} />
          <PostingPrice
            page={page}
            employer={employer}
            jobId={jobId}
            waits={sending === 'review'}
            ordersNext={step === 'pay'}
            round={round}
          />
          <StepRunner
            asked={form}
            draft={shown}
            steps={steps}
            addressOf={(step) => stepAddress(href, step, jobId)}
            stepAt={(address) => stepIn(href, address, steps)}
            onSubmit={send}
            submitLabel={t(`send.${step}`)}
            tools={tools}
            wish={wish}
            extras={extras}
            isComplete={checked.value?.every(({ reader, severity }) => reader !== 'site' || severity !== 'error')}
            secondary={
              (job === null || job.publishOption) && (
                <SaveForLater isSaving={isSaving} onSave={() => void saveForLater()} />
              )
            }
          >
            {preview}
            {!has('job_info') && language}
            {!has('job_schedule') && brands}
            <p className={styles.muted}>
              {t(`before.${sending === 'save' && settings.editsWait && job?.state === 'published' ? 'waits' : step}`)}
            </p>
          </StepRunner>
        </div>
        <aside className={styles.side} aria-label={t('beside')}>
          {!isPreview && (
            <div className={styles.live}>
              <button
                type="button"
                className="button button-quiet"
                aria-expanded={isOpen}
                aria-controls={`${id}-live`}
                onClick={() => setOpen(!isOpen)}
              >
                {t(isOpen ? 'preview.hide' : 'preview.show')}
              </button>
              <div id={`${id}-live`} hidden={!isOpen}>
                {isOpen && preview}
              </div>
            </div>
          )}
          <PreflightPanel
            id={`${id}-preflight`}
            siteName={page.brand.site.name}
            checked={checked}
            nameOf={(pointer) => placeName(form, pointer, page.locale)}
            onGo={(pointer) => setWish({ pointer })}
          />
        </aside>
      </div>
    </AssistantContext>
  );
}
