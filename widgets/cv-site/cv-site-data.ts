import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { ResumeView } from '../shared/resume/own-resume.ts';

/** What the public page of a resume is drawn from. */
export interface CvSiteData {
  cv?: {
    cvSite: {
      headline: string;
      name: string | null;
      indexable: boolean;
      changed: string;
      view: ResumeView;
      words: readonly AskedGroup[];
    } | null;
  };
}
