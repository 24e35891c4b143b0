import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import type { FieldWish } from '../../runtime/forms/FormView.tsx';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { FormPart } from '../../runtime/forms/form-part.ts';
import { StepRunner } from '../../runtime/forms/steps/StepRunner.tsx';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { Waiting } from '../shared/account/AccountPage.tsx';
import { loadPostingTermsQuery } from '../shared/billing/billing.generated.ts';
import { PostingPrice } from '../shared/billing/PostingPrice.tsx';
import { BrandChoice, LanguageChoice } from './AdChoices.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { AssistantContext } from './assistant-context.ts';
import styles from './JobWizard.module.css';
import type { FormSettings, OwnJob } from './job-wizard.generated.ts';
import { LivePreview, SeenPreview } from './LivePreview.tsx';
import type { OrderWish } from './order-wish.ts';
import { PreflightPanel } from './PreflightPanel.tsx';
import { checkJob, previewJob } from './posting-calls.ts';
import { SaveForLater } from './SaveForLater.tsx';
import { Trouble } from './Trouble.tsx';
import { useChoices } from './use-choices.ts';
import { useJobDraft } from './use-job-draft.ts';
import { useLatest } from './use-latest.ts';
import { useOrdering } from './use-ordering.ts';
import { usePlan } from './use-plan.ts';
import { useSaving } from './use-saving.ts';
import { stepAddress, stepIn } from './wizard-address.ts';
import { answersFor, formFor, PREVIEW, placeName, sendingOf, sentAnswers, stepsFor } from './wizard-form.ts';
import { isElsewhere, isShown, withApplyLink } from './wizard-plan.ts';

const OrderHere = lazy(async () => ({ default: (await import('./OrderHere.tsx')).OrderHere }));

interface WizardFormProps {
  id: string;
  page: PageInfo;
  asked: FormToFill;
  settings: FormSettings;
  job: OwnJob | null;
  userId: string | number;
  wish: OrderWish;
  onWish(change: Partial<OrderWish>): void;
  onTouched(): void;
  onSavedLater(): Promise<void>;
  /** Reloads the stored job from the backend. */
  reload(): Promise<void>;
}

const adminRoles = ['administrator', 'site_admin', 'job_editor'];
const PREVIEW_PAUSE = 500;
const CHECK_PAUSE = 900;
const textHelp = { '/job_info/description': AssistantPanel };
/** From here on, there is room for the preview beside the form. */
const WIDE = '(min-width: 1200px)';

/** The form in steps, or on one page, with the preflight panel beside it; in the browser only. */
export function WizardForm(props: WizardFormProps) {
  const { id, page, settings, job, wish: orderWish, onWish, onTouched } = props;
  const t = useTexts('posting');
  const href = createHref(page.brand.routes, page.locale);
  const { asPath } = useRouter();
  const { roles } = useSession();
  const jobId = job?.id ?? null;

  const form = useMemo(() => formFor(props.asked, settings, job), [props.asked, settings, job]);
  const initial = useMemo(() => answersFor(form, settings, job), [form, settings, job]);
  const start = useMemo(() => answersFor(form, settings, null), [form, settings]);
  const named = stepIn(
    href,
    asPath,
    useMemo(() => stepsFor(form, ''), [form]),
  );
  const { draft, base, rebase } = useJobDraft({ page, asked: form, initial, job, step: named });
  const [isAll, setAll] = useState(false);
  const plan = usePlan({ form, answers: draft.answers, start, isAll });
  const { steps, isOnePage } = plan;
  const current = (steps.find(({ name }) => name === named) ?? steps[0])?.name ?? PREVIEW;
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
  const [isWide] = useState(() => window.matchMedia(WIDE).matches);
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? (isOnePage && isWide);
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
  function goTo(pointer: string): void {
    if (!isShown(plan, pointer)) setAll(true);
    setWish({ pointer });
  }
  const payer = answers.company_info?.organization;
  const employer = settings.employers.find((one) => one.id === payer) ?? job?.employer ?? settings.employers[0];
  const sending = sendingOf(job, settings, answers, Date.parse(page.now));

  // The same query as that of the price above the form.
  const terms = useQuery({
    ...queryOf(loadPostingTermsQuery, { organizationId: employer?.id ?? 0, jobId }),
    enabled: !!employer,
  });
  const isUnpaid = sending !== 'save' && terms.data?.postingTerms.price === 'none';
  const step = !isUnpaid ? sending : terms.data?.postingTerms.mayOrder ? 'pay' : 'draft';
  const billing = useRef<FormPart | null>(null);
  const asksToPay = isOnePage && step === 'pay';
  const ordering = useOrdering({
    employer: asksToPay && employer ? employer : null,
    products: terms.data?.postingTerms.products ?? [],
    wish: orderWish,
    onWish,
  });
  const order = ordering.open;
  const isOrderedHere = asksToPay && ordering.failure === null;

  const saving = useSaving({
    ...{
      page,
      form,
      settings,
      job,
      draft,
      typed,
      base,
      rebase,
      choices,
      forget,
      step: named,
      sending,
      ordering,
      onWish,
    },
    onFaults(pointers) {
      // The form itself leads to those that it shows.
      const hidden = pointers.find((pointer) => !isShown(plan, pointer));
      if (isOnePage && hidden !== undefined) goTo(hidden);
    },
    goTo,
    onSavedLater: props.onSavedLater,
    reload: props.reload,
  });

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
  const shows = (name: string) => steps.some((one) => one.name === name);
  const title = answers.job_info?.title;
  const assistant = {
    title: typeof title === 'string' ? title : '',
    languages: settings.assistantLanguages,
    langcode: choices.langcode,
    locale: page.locale,
  };
  const preview = <SeenPreview id={`${id}-preview`} page={page} seen={seen} langcode={choices.langcode} />;
  const live = (
    <LivePreview id={id} isOpen={isOpen} onToggle={() => setOpened(!isOpen)}>
      {preview}
    </LivePreview>
  );
  const isLiveInside = isOnePage && !isWide;
  const shown = {
    ...draft,
    isReady: draft.isReady && !saving.isSaving,
    change(given: Answers) {
      onTouched();
      const next = withApplyLink(form, typed.current, given);
      typed.current = next;
      draft.change(next);
    },
  };
  const outcome = sending === 'save' && settings.editsWait && job?.state === 'published' ? 'waits' : step;
  // Paying says itself what happens then.
  const before = order?.isFree ? sending : isOrderedHere ? null : outcome;
  if (!draft.isReady) return <Waiting lines={5} />;
  return (
    <AssistantContext value={assistant}>
      <div
        className={styles.columns}
        data-preview={isPreview || undefined}
        data-live={(isOpen && !isPreview && !isLiveInside) || undefined}
      >
        <div className={styles.form}>
          <Trouble
            text={saving.trouble}
            isStale={saving.isStale}
            onMine={() => void saving.keepMine()}
            onTheirs={() => void saving.takeStored()}
          />
          <PostingPrice
            page={page}
            employer={employer}
            jobId={jobId}
            waits={sending === 'review'}
            orders={step !== 'pay' ? null : isOrderedHere ? 'here' : 'next'}
            round={saving.round}
          />
          <StepRunner
            asked={plan.form}
            draft={shown}
            steps={steps}
            addressOf={(step) => stepAddress(href, step, jobId)}
            stepAt={(address) => stepIn(href, address, steps)}
            onSubmit={saving.send}
            submitLabel={order?.label ?? t(`send.${step}`)}
            tools={tools}
            wish={wish}
            within={billing}
            extras={{ job_info: language, job_schedule: brands }}
            isComplete={checked.value?.every(({ reader, severity }) => reader !== 'site' || severity !== 'error')}
            secondary={
              <>
                {(job === null || job.publishOption) && (
                  <SaveForLater isSaving={saving.isSaving} onSave={() => void saving.saveForLater()} />
                )}
                {isElsewhere(answers) && (
                  <button type="button" className="button button-quiet" onClick={() => setAll(!isAll)}>
                    {t(isAll ? 'onePage.needed' : 'onePage.all')}
                  </button>
                )}
              </>
            }
          >
            {isPreview && preview}
            {!shows('job_info') && language}
            {!shows('job_schedule') && brands}
            {isLiveInside && live}
            {isOrderedHere && (
              <Suspense fallback={<Waiting lines={6} />}>
                {order ? (
                  <OrderHere
                    key={order.employer.id}
                    page={page}
                    id={`${id}-order`}
                    order={order}
                    settings={settings}
                    billing={billing}
                  />
                ) : (
                  <Waiting lines={6} />
                )}
              </Suspense>
            )}
            {before !== null && (
              <p className={styles.muted}>{t(`before.${before}`, { organization: employer?.name ?? '' })}</p>
            )}
          </StepRunner>
        </div>
        <aside className={styles.side} aria-label={t('beside')}>
          {!isPreview && !isLiveInside && live}
          <PreflightPanel
            id={`${id}-preflight`}
            siteName={page.brand.site.name}
            checked={checked}
            nameOf={(pointer) => placeName(form, pointer, page.locale)}
            onGo={goTo}
          />
        </aside>
      </div>
    </AssistantContext>
  );
}
