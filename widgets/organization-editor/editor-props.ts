import type { AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';
import type { OwnGroup } from '../shared/resume/own-resume.generated.ts';
import type { OwnOrganization } from './organization-editor.generated.ts';

/** Props of every view of the editor. */
export interface EditorProps {
  page: PageInfo;
  id: string;
  form: FormToFill;
  user: SessionUser;
  own: OwnOrganization;
  /** Address of a section, of `members`, `api-keys`, `webhooks` or `preview`; of the overview without one. */
  addressOf(part?: string): string;
  /** Applies the backend's answer. */
  onOwn(own: OwnOrganization): void;
  /** Reloads from the backend. */
  reload(): Promise<void>;
}

/** The same for one section of the profile. */
export interface GroupProps extends EditorProps {
  asked: AskedGroup;
  group: OwnGroup;
}
