import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { FoundResume } from '../shared/resume-search/found-resume.generated.ts';
import { ResumeList } from '../shared/resume-search/ResumeList.tsx';
import styles from './Similar.module.css';

interface SimilarProps {
  page: PageInfo;
  id: string;
  resumes: readonly FoundResume[];
}

/** Resumes similar to the one on the page. */
export function Similar({ page, id, resumes }: SimilarProps) {
  const t = useTexts('resume-search');
  return (
    <section className={styles.similar} aria-labelledby={id}>
      <h2 className="section-heading" id={id}>
        {t('view.similar')}
      </h2>
      <ResumeList resumes={resumes} page={page} />
    </section>
  );
}
