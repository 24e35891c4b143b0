import type { ResumeView } from '../shared/resume/own-resume.ts';
import type { FoundForm } from '../shared/resume/resume-form.ts';

/** What the public page of a resume is drawn from. */
export interface CvSiteData {
  cv?: {
    cvSite: {
      headline: string;
      name: string | null;
      indexable: boolean;
      changed: string;
      view: ResumeView;
    } | null;
  };
  form?: FoundForm;
}
