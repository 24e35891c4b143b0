/** In place of libraries that RJSF brings for what forms here do not use, 42 KB compressed; next.config.js puts it there. */

/** For markdown-to-jsx: only messages to developers pass through it. */
export const Markdown = ({ children }: { children: string }) => children;

function unreferenced(): never {
  throw new Error('The schema of a form holds a reference; forms are asked for without any.');
}

/** For fast-uri, which resolves references. */
export default { equal: unreferenced, resolve: unreferenced };
