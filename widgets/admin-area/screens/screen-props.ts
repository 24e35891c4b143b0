import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import type { Access } from '../admin-area.generated.ts';

/** What every screen gets. */
export interface ScreenProps {
  page: PageInfo;
  id: string;
  access: Access;
  /** What follows the name of the screen in the address. */
  rest: readonly string[];
  /** Address of a screen: `to('brands', 'acme')`. */
  to(...steps: string[]): string;
}
