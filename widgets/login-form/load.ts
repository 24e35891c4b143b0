import { operation } from '../../runtime/core/operation.ts';
import { loginFormQuery } from '../shared/account/login-form.generated.ts';

export const load = () => ({ form: operation(loginFormQuery) });
