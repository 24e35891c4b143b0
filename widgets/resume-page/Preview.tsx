import { useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { ResumeView } from '../shared/resume/own-resume.generated.ts';
import { ResumeSheet } from '../shared/resume/ResumeSheet.tsx';
import { resumePath } from '../shared/resume/resume-paths.ts';
import styles from './ResumePage.module.css';

interface PreviewProps {
  page: PageInfo;
  id: string;
  form: FormToFill;
  views: { closed: ResumeView; opened: ResumeView };
}

const eyes = ['closed', 'opened'] as const;

/** The resume as employers see it, before and after the owner's approval. */
export function Preview({ page, id, form, views }: PreviewProps) {
  const t = useTexts('resume');
  const [eye, setEye] = useState<(typeof eyes)[number]>('closed');
  const href = createHref(page.brand.routes, page.locale);
  return (
    <div className={styles.page}>
      <div className={`${styles.banner} ${styles.onScreen}`}>
        <h1>{t('preview.title')}</h1>
        <fieldset className={styles.eyes}>
          <legend className="visually-hidden">{t('preview.title')}</legend>
          {eyes.map((one) => (
            <label key={one}>
              <input type="radio" name={`${id}-eye`} checked={eye === one} onChange={() => setEye(one)} />
              {t(`preview.${one}`)}
            </label>
          ))}
        </fieldset>
        <p className={styles.muted}>{t(`preview.${eye}Text`)}</p>
        <p>
          <Link href={href.path(resumePath)}>{t('back')}</Link>
        </p>
      </div>
      <ResumeSheet id={`${id}-sheet`} page={page} form={form} view={views[eye]} />
    </div>
  );
}
