import type { WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { loginFormQuery } from '../shared/account/login-fields.ts';

export function load(): WidgetQueries {
  return { form: loginFormQuery };
}
