/** What handling a posted form needs to know, and returns. */
import type { FormFault } from '../graphql.generated.ts';

export interface Filled {
  faults: readonly FormFault[];
  /** Canonical path of the brand to continue on; null if the page itself shows the result. */
  next: string | null;
  /** Accepted without anything left to confirm by email. */
  isComplete?: boolean;
}

/** What the page of a form is about. */
export interface FormPlace {
  /** What follows the path of a personal page: the job's number for an application. */
  rest: string;
  query: URLSearchParams;
}
