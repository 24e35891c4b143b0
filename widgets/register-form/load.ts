import { operation } from '../../runtime/core/operation.ts';
import { registrationFormQuery } from './register-form.generated.ts';

export const load = () => ({ form: operation(registrationFormQuery) });
