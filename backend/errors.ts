/** A request that fails as expected; docs/errors.md lists the codes. */
import { GraphQLError } from 'graphql';

export type UserErrorCode =
  | 'UNKNOWN_FRONTEND'
  | 'FRONTEND_MISMATCH'
  | 'NOT_JSON'
  | 'BODY_TOO_LARGE'
  | 'METHOD_NOT_ALLOWED'
  | 'WRONG_CONTENT_TYPE'
  | 'WRONG_CONTENT_ENCODING'
  | 'VARIABLE_TOO_LONG'
  | 'QUERY_TOO_LARGE'
  | 'BAD_INPUT'
  | `UPLOAD_${string}`
  | `SEARCH_${string}`;

/** Reaches the person as it is: say what is wrong, what is allowed, and the way out. */
export class UserError extends GraphQLError {
  constructor(code: UserErrorCode, message: string, details: { path?: string; status?: number } = {}) {
    const { path, status } = details;
    super(message, {
      extensions: {
        code,
        ...(path === undefined ? {} : { path }),
        ...(status === undefined ? {} : { http: { status } }),
      },
    });
    this.name = 'UserError';
  }
}
