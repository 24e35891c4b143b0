import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';
import type { OwnGroup } from '../shared/resume/own-resume.generated.ts';
import type { OwnOrganization } from './organization-editor.generated.ts';

/** What every view of the editor works with. */
export interface EditorProps {
  page: PageInfo;
  id: string;
  form: FormToFill;
  user: SessionUser;
  own: OwnOrganization;
  /** Address of a part, of `members` or `preview`; of the overview without one. */
  addressOf(part?: string): string;
  /** Takes over what the backend answered. */
  onOwn(own: OwnOrganization): void;
  /** Asks the backend how things stand. */
  reload(): Promise<void>;
}

/** The same for one part of the profile. */
export interface GroupProps extends EditorProps {
  asked: AskedGroup;
  group: OwnGroup;
}
