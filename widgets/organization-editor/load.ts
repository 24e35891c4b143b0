import { operation } from '../../runtime/core/operation.ts';
import { organizationFormQuery } from './organization-editor.generated.ts';

/** The form comes with the page: it is the same for everyone, and contains the labels of the sections. */
export const load = () => ({ form: operation(organizationFormQuery) });
