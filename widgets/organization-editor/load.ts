import { operation } from '../../runtime/core/operation.ts';
import { organizationFormQuery } from './organization-editor.generated.ts';

/** The form with the page: it is the same for everyone, and says what the parts are called. */
export const load = () => ({ form: operation(organizationFormQuery) });
