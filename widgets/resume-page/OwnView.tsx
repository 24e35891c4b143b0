import { createHref } from '../../runtime/core/routing/href.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage } from '../shared/account/AccountPage.tsx';
import type { OwnResume, WholeResume } from '../shared/resume/own-resume.generated.ts';
import { ResumeSheet } from '../shared/resume/ResumeSheet.tsx';
import { editPath, resumePath, stepName, wizardPath } from '../shared/resume/resume-paths.ts';
import { CompletenessPanel } from './CompletenessPanel.tsx';
import { CvSitePanel } from './CvSitePanel.tsx';
import { HidingPanel } from './HidingPanel.tsx';
import { RequestsPart } from './RequestsPart.tsx';
import styles from './ResumePage.module.css';
import { VisibilityPanel } from './VisibilityPanel.tsx';

interface OwnViewProps {
  page: PageInfo;
  id: string;
  form: FormToFill;
  resume: WholeResume['ownResume'];
  onOwn(own: OwnResume): void;
}

/** The status of the resume, next steps, and its contents with edit links. Only the contents are printed. */
export function OwnView({ page, id, form, resume, onOwn }: OwnViewProps) {
  const t = useTexts('resume');
  const href = createHref(page.brand.routes, page.locale);
  const editOf = (group: string) => href.path(`${editPath}/${stepName(group)}`);
  if (!resume.started) {
    const canImport = page.brand.features.resumeImport;
    return (
      <AccountPage page={page} title={t('start.title')}>
        <p>{t('start.text', { site: page.brand.site.name })}</p>
        <div className={styles.actions}>
          {canImport && (
            <Link className="button" href={href.path(`${wizardPath}/import`)}>
              {t('start.import')}
            </Link>
          )}
          <Link className={canImport ? 'button button-quiet' : 'button'} href={href.path(wizardPath)}>
            {t('start.byHand')}
          </Link>
        </div>
      </AccountPage>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.onScreen}>{t('title')}</h1>
      <RequestsPart page={page} id={`${id}-requests`} />
      <div className={styles.columns}>
        <div className={`${styles.panels} ${styles.onScreen}`}>
          <VisibilityPanel page={page} id={`${id}-visibility`} own={resume} onOwn={onOwn} />
          {page.brand.features.resumeSearches && <HidingPanel id={`${id}-hiding`} own={resume} onOwn={onOwn} />}
          {page.brand.features.cvSite && <CvSitePanel page={page} id={`${id}-site`} />}
          <CompletenessPanel id={`${id}-completeness`} completeness={resume.completeness} editOf={editOf} />
          <div className={styles.actions}>
            <Link className={styles.quiet} href={href.path(`${resumePath}/preview`)}>
              {t('preview.go')}
            </Link>
            <button type="button" className={styles.quiet} onClick={() => window.print()}>
              {t('print')}
            </button>
            {page.brand.features.resumeImport && (
              <Link className={styles.quiet} href={href.path(`${wizardPath}/import`)}>
                {t('start.import')}
              </Link>
            )}
          </div>
        </div>
        <ResumeSheet
          id={`${id}-sheet`}
          page={page}
          form={form}
          view={resume.view}
          editOf={({ group, schema }) => (
            <Link className={`${styles.edit} ${styles.onScreen}`} href={editOf(group)}>
              {t('edit')}
              <span className="visually-hidden"> {String(schema.title ?? group)}</span>
            </Link>
          )}
        />
      </div>
    </div>
  );
}
