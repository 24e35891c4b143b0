import { createHref } from '../../../runtime/core/routing/href.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import list from '../jobs/JobList.module.css';
import type { FoundResume } from './found-resume.generated.ts';
import { ResumeCard } from './ResumeCard.tsx';

/** Resumes in the list style of the brand's theme. */
export function ResumeList({ resumes, page }: { resumes: readonly FoundResume[]; page: PageInfo }) {
  const href = createHref(page.brand.routes, page.locale);
  return (
    <ol className={list.list}>
      {resumes.map((resume) => (
        <li className={list.item} key={resume.id}>
          <ResumeCard resume={resume} href={href.path(`/resume/${resume.id}`)} page={page} />
        </li>
      ))}
    </ol>
  );
}
