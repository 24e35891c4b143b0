import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';

/** Props of every section of the settings. */
export interface PartProps {
  page: PageInfo;
  id: string;
  user: SessionUser;
}
