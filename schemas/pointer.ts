/** Escaping of JSON pointer segments (RFC 6901). */

/** A name as a pointer segment: `a/b` -> `a~1b`. */
export const escapeStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The name that a pointer segment stands for. */
export const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
