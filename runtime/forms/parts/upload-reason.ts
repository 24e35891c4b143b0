/** The message for a failed upload, and whether a retry may help. Pure. */
import { GraphqlError } from '../../graphql/graphql-error.ts';
import type { FormTools } from '../control-contract.ts';

/** The file itself is rejected: a retry would fail again. */
const final: ReadonlySet<string> = new Set([
  'UPLOAD_SIGN_IN_REQUIRED',
  'UPLOAD_EMPTY',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_TYPE_REFUSED',
  'UPLOAD_TWO_IN_ONE',
  'UPLOAD_LOCKED',
  'UPLOAD_ACTIVE_CONTENT',
  'UPLOAD_DAMAGED',
  'UPLOAD_ANIMATED',
  'UPLOAD_TOO_MANY_PIXELS',
  'UPLOAD_INFECTED',
]);

/** Backend messages can be shown as they are; network errors cannot. */
export function reasonOf(error: unknown, { t }: Pick<FormTools, 't'>): string {
  const said = error instanceof GraphqlError ? error.graphql.join(' ') : '';
  return said === '' ? t('files.failed') : said;
}

/** Whether uploading the same file again could succeed. */
export function mayHelpAgain(error: unknown): boolean {
  return !(error instanceof GraphqlError && error.codes.some((code) => final.has(code)));
}
