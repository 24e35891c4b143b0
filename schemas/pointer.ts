/** Steps of JSON pointers (RFC 6901). */

/** A name as a step of a pointer: `a/b` -> `a~1b`. */
export const escapeStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The name that a step of a pointer stands for. */
export const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
