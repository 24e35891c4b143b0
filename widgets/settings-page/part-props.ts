import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';

/** What every part of the settings is given. */
export interface PartProps {
  page: PageInfo;
  id: string;
  user: SessionUser;
}
