/** An invalid search request; `path` is a JSON pointer into the request. */
export class InvalidSearchRequest extends Error {
  readonly code: SearchErrorCode;
  readonly path: string;

  constructor(code: SearchErrorCode, path: string, message: string) {
    super(message);
    this.name = 'InvalidSearchRequest';
    this.code = code;
    this.path = path;
  }
}

export type SearchErrorCode =
  | 'SEARCH_FIELD_UNKNOWN'
  | 'SEARCH_VALUE_INVALID'
  | 'SEARCH_GROUP_UNSUPPORTED'
  | 'SEARCH_RANGE_INVALID'
  | 'SEARCH_SORT_UNKNOWN'
  | 'SEARCH_TEXT_TOO_LONG'
  | 'SEARCH_PLACE_INVALID';
