import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { OwnGroup, OwnResume } from '../shared/resume/own-resume.generated.ts';

/** What the page of one part of a resume works with. */
export interface ResumeGroupProps {
  page: PageInfo;
  form: FormToFill;
  own: OwnResume;
  asked: AskedGroup;
  group: OwnGroup;
  /** Takes over what the backend answered. */
  onOwn(own: OwnResume): void;
  reload(): Promise<void>;
}
