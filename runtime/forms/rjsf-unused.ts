/** Replaces libraries that RJSF needs only for features not used here, 42 KB compressed; aliased in next.config.js. */

/** Replaces markdown-to-jsx: it would only render messages for developers. */
export const Markdown = ({ children }: { children: string }) => children;

function unreferenced(): never {
  throw new Error('The schema of a form holds a reference; forms are asked for without any.');
}

/** Replaces fast-uri, which resolves references. */
export default { equal: unreferenced, resolve: unreferenced };
