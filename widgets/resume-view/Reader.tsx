import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ResumeSheet } from '../shared/resume/ResumeSheet.tsx';
import { ContactPanel } from '../shared/resume-contact/ContactPanel.tsx';
import { type FoundResume, loadFoundResumeQuery } from '../shared/resume-search/found-resume.generated.ts';
import { readPage } from '../shared/resume-search/found-resume.ts';
import { lastSearch } from '../shared/resume-search/last-search.ts';
import styles from './ResumeView.module.css';

// A separate chunk, since it uses the styles of public lists.
const Similar = lazy(() => import('./Similar.tsx').then(({ Similar: found }) => ({ default: found })));

interface ReaderProps {
  page: PageInfo;
  id: string;
  resumeId: number;
  form: FormToFill | null;
}

/** The accessible parts of the resume, contact options, and similar resumes. Only the resume is printed. */
export function Reader({ page, id, resumeId, form }: ReaderProps) {
  const t = useTexts('resume-search');
  const { features, search } = page.brand;
  const similarOnes = features.recommender ? search.pageSize.recommender : 0;
  const found = useQuery({
    ...queryOf(loadFoundResumeQuery, { id: resumeId, similar: similarOnes, hasSimilar: similarOnes > 0 }),
    select: readPage,
  });
  const resume = found.data?.resume ?? null;
  useVisit(page, resume);

  if (found.error !== null || form === null) {
    return (
      <AccountPage page={page} title={t('view.title')}>
        <Notice kind="danger">
          <p>{refusalText(found.error, t('unreachable'))}</p>
          <button type="button" className="button button-quiet" onClick={() => void found.refetch()}>
            {t('again')}
          </button>
        </Notice>
        <WayBack page={page} />
      </AccountPage>
    );
  }
  if (found.data === undefined) {
    return (
      <AccountPage page={page} title={t('view.title')}>
        <Waiting lines={8} />
      </AccountPage>
    );
  }
  if (found.data === null || resume === null) {
    return (
      <AccountPage page={page} title={t('view.gone')}>
        <p>{t('view.goneText')}</p>
        <WayBack page={page} />
      </AccountPage>
    );
  }
  const { view, similar } = found.data;
  return (
    <div className={styles.page}>
      <div className={styles.onScreen}>
        <WayBack page={page} />
        <h1 className={styles.title}>{resume.headline || t('card.untitled', { id: resume.id })}</h1>
      </div>
      <div className={styles.columns}>
        <ResumeSheet id={`${id}-sheet`} page={page} form={form} view={view} titled />
        <div className={`${styles.side} ${styles.onScreen}`}>
          <ContactPanel
            page={page}
            id={`${id}-contact`}
            resumeId={resumeId}
            contact={resume.contact}
            onChange={async () => void (await found.refetch())}
          />
          <button type="button" className={styles.quiet} onClick={() => window.print()}>
            {t('view.print')}
          </button>
        </div>
      </div>
      {similar.length > 0 && (
        <Suspense fallback={null}>
          <Similar page={page} id={`${id}-similar`} resumes={similar} />
        </Suspense>
      )}
    </div>
  );
}

/** Link to the search the person came from, or to the whole list. */
function WayBack({ page }: { page: PageInfo }) {
  const t = useTexts('resume-search');
  const listing = createHref(page.brand.routes, page.locale).path('/resumes');
  const [last] = useState(() => lastSearch(listing));
  return (
    <p>
      <Link className={styles.quiet} href={last ?? listing}>
        {t(last === null ? 'view.toSearch' : 'view.back')}
      </Link>
    </p>
  );
}

/** Tracks one view of the resume. */
function useVisit({ path }: PageInfo, resume: Omit<FoundResume, 'contact'> | null): void {
  const id = resume?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one view, however often the contents are refreshed
  useEffect(() => {
    if (!resume) return;
    track({
      key: 'resume_visit',
      params: {
        entity_id: resume.id,
        entity_type: 'resume',
        entity_title: resume.headline,
        occupations: resume.occupations.map(({ label }) => label),
        skills: resume.skills,
        languages: resume.languages,
        region: resume.places.map(({ label }) => label),
        route: path,
      },
    });
  }, [id]);
}
