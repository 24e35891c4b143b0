import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { OwnGroup, OwnResume } from '../shared/resume/own-resume.generated.ts';

/** Props of the page for one section of a resume. */
export interface ResumeGroupProps {
  page: PageInfo;
  form: FormToFill;
  own: OwnResume;
  asked: AskedGroup;
  group: OwnGroup;
  /** Applies the backend's answer. */
  onOwn(own: OwnResume): void;
  reload(): Promise<void>;
}
