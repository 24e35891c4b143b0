/** Names of custom choice fields, which are settings of brands. */
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';

/** The label of a brand's choice field in the language of the reader; what is none stays as it is. */
export function fieldLabel({ admin, readerLocale }: Pick<ApiContext, 'admin' | 'readerLocale'>, key: string): string {
  for (const { document } of admin.desk.list()) {
    const field = Object.hasOwn(document.customFields, key) ? document.customFields[key] : undefined;
    if (field) return localised(field.label, document, readerLocale);
  }
  return key;
}
