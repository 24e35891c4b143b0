import { useRouter } from 'next/compat/router';
import Router from 'next/router';
import { lazy, useCallback, useEffect, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { FormFrame } from '../../runtime/forms/FormFrame.tsx';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { AddRole } from '../shared/account/AddRole.tsx';
import { ApplicantsOnly } from '../shared/account/ApplicantsOnly.tsx';
import { isEmployer } from '../shared/account/own-roles.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ShownElsewhere } from '../shared/elsewhere/ShownElsewhere.tsx';
import styles from './JobWizard.module.css';
import { linkTo } from './links.ts';
import type { load } from './load.ts';
import { noWish, type OrderWish } from './order-wish.ts';
import { Posted } from './Posted.tsx';
import { type Opened, openWizard } from './posting-calls.ts';
import { readAddress, wizardPath } from './wizard-address.ts';

const PayForJob = lazy(async () => ({ default: (await import('./PayForJob.tsx')).PayForJob }));
const WizardForm = lazy(async () => ({ default: (await import('./WizardForm.tsx')).WizardForm }));

interface Found extends Opened {
  /** The job id in the address: the same id again is another visit after `Save for later`. */
  id: number | null;
}

/** Posting and editing a job, and the result: each at an address of its own. */
export function JobWizard({ page, id, data }: WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>) {
  const t = useTexts('posting');
  const { user, roles } = useRequiredSession(page, { isForNewcomers: true });
  const mayPost = isEmployer(roles) && user?.applicantsOnly !== true;
  // During server rendering there is no router: query and person are unknown.
  const { job: jobId, posted, pay } = readAddress(useRouter()?.asPath ?? page.path);
  const wanted = posted ?? pay ?? jobId;
  const [found, setFound] = useState<Found | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [wish, setWish] = useState(noWish);
  const onWish = useCallback(
    (change: Partial<OrderWish>) => setWish((before: OrderWish) => ({ ...before, ...change })),
    [],
  );
  const form = data.form?.form;
  const userId = user?.id;
  const activeId = user?.activeOrganization?.id;

  const load = useCallback(
    async (isHere: () => boolean = () => true) => {
      try {
        const opened = await openWizard(wanted);
        if (isHere()) setFound({ ...opened, id: wanted });
        if (isHere()) setRefusal(null);
      } catch (error) {
        if (isHere()) setRefusal(refusalText(error, t('unreachable')));
      }
    },
    [wanted, t],
  );
  const reload = useCallback(() => void load(), [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or active organization means another page
  useEffect(() => {
    let isHere = true;
    if (userId !== undefined && mayPost) void load(() => isHere);
    return () => {
      isHere = false;
    };
  }, [userId, activeId, mayPost, load]);

  const title = t(jobId === null || user === null ? 'title' : 'titleEdit');
  if (user && !mayPost) {
    return (
      <AccountPage page={page} title={title}>
        {user.applicantsOnly ? (
          <ApplicantsOnly page={page} />
        ) : (
          <AddRole page={page} as="recruiter" otherwise={t('notForYou')} />
        )}
      </AccountPage>
    );
  }
  if (refusal !== null || !form) {
    return (
      <AccountPage page={page} title={title}>
        <Notice kind="danger">
          <p>{refusal ?? t('unreachable')}</p>
          <button type="button" className="button button-quiet" onClick={() => void load()}>
            {t('again')}
          </button>
        </Notice>
      </AccountPage>
    );
  }
  if (!user || !found || found.id !== wanted) {
    return (
      <AccountPage page={page} title={title}>
        <Waiting lines={5} />
      </AccountPage>
    );
  }
  const { settings, job } = found;
  const href = createHref(page.brand.routes, page.locale);
  if (wanted !== null && job === null) {
    return (
      <AccountPage page={page} title={t('unknown.title')}>
        <p>{t('unknown.text')}</p>
        <p>
          <Link className="button" href={href.path(wizardPath)}>
            {t('unknown.post')}
          </Link>
        </p>
      </AccountPage>
    );
  }
  const payer = pay === null || job?.openOrder !== null || !job.actions.includes('publish') ? null : job.employer;
  if (payer && job) {
    return (
      <FormFrame fields={6}>
        <PayForJob page={page} id={id} job={job} employer={payer} settings={settings} wish={wish} onWish={onWish} />
      </FormFrame>
    );
  }
  if ((posted ?? pay) !== null && job !== null)
    return <Posted page={page} job={job} settings={settings} onSettled={reload} />;
  if (job !== null && !job.actions.includes('edit')) {
    const jobs = linkTo(href, settings.afterPostingSecondary);
    return (
      <AccountPage page={page} title={title}>
        <p>{t(job.external ? 'fixed.external' : 'fixed.state')}</p>
        {job.importer && <p className={styles.muted}>{t('fromFeed', { name: job.importer.name })}</p>}
        <ShownElsewhere job={job} />
        {jobs && (
          <p>
            <Link className="button" href={jobs}>
              {t('posted.jobs')}
            </Link>
          </p>
        )}
      </AccountPage>
    );
  }
  if (settings.employers.length === 0 && !job?.employer) {
    const profile = href.page('profile');
    return (
      <AccountPage page={page} title={title}>
        {profile === null ? <p>{t('noOrganization.text')}</p> : <ToOrganization to={`${profile}?then=post`} />}
      </AccountPage>
    );
  }
  return (
    <div className={styles.wizard}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {job !== null && <p className={styles.muted}>{t('editing', { title: job.title || t('untitled') })}</p>}
        {job?.importer && <p className={styles.muted}>{t('fromFeed', { name: job.importer.name })}</p>}
        {job && <ShownElsewhere job={job} />}
        {job?.refusal && (
          <Notice>
            <p>{t('refused')}</p>
            <p className={styles.reason}>{job.refusal}</p>
          </Notice>
        )}
        {savedAt !== null && <Notice kind="success">{t('savedForLater', { time: savedAt })}</Notice>}
      </header>
      <FormFrame fields={5}>
        <WizardForm
          key={`${job?.id ?? 'new'}-${job?.version ?? 0}`}
          id={id}
          page={page}
          asked={form}
          settings={settings}
          job={job}
          userId={user.id}
          wish={wish}
          onWish={onWish}
          onTouched={() => setSavedAt(null)}
          onSavedLater={async () => {
            setSavedAt(new Date().toLocaleTimeString(page.locale, { hour: 'numeric', minute: '2-digit' }));
            if (job !== null) await load();
          }}
          reload={load}
        />
      </FormFrame>
    </div>
  );
}

/** People without an organization name it first, and return from there. */
function ToOrganization({ to }: { to: string }) {
  useEffect(() => void Router.replace(to), [to]);
  return <Waiting lines={5} />;
}
