/** What a person reads about a file that did not arrive, and whether sending it again may help. Pure. */
import { GraphqlError } from '../../graphql/graphql-error.ts';
import type { FormTools } from '../control-contract.ts';

/** The file itself is refused: it would be again. */
const final: ReadonlySet<string> = new Set([
  'UPLOAD_SIGN_IN_REQUIRED',
  'UPLOAD_EMPTY',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_TYPE_REFUSED',
  'UPLOAD_TWO_IN_ONE',
  'UPLOAD_DAMAGED',
  'UPLOAD_ANIMATED',
  'UPLOAD_TOO_MANY_PIXELS',
  'UPLOAD_INFECTED',
]);

/** What the backend says is for the person; what broke on the way is not. */
export function reasonOf(error: unknown, { t }: Pick<FormTools, 't'>): string {
  const said = error instanceof GraphqlError ? error.graphql.join(' ') : '';
  return said === '' ? t('files.failed') : said;
}

/** Whether the same file could arrive at a second try. */
export function mayHelpAgain(error: unknown): boolean {
  return !(error instanceof GraphqlError && error.codes.some((code) => final.has(code)));
}
