import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import type { Access } from '../admin-area.generated.ts';

/** Props of every screen. */
export interface ScreenProps {
  page: PageInfo;
  id: string;
  access: Access;
  /** Path segments after the name of the screen. */
  rest: readonly string[];
  /** Address of a screen: `to('brands', 'acme')`. */
  to(...steps: string[]): string;
}
