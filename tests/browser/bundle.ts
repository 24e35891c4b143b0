/** The pages of browser tests, bundled as they are for browsers. */
import { join } from 'node:path';
import { build } from 'vite';

interface TestPage {
  entry: string;
  /** Modules to replace, by name. */
  alias?: Readonly<Record<string, string>>;
  /** As in production: development builds are slower, and inject styles that the content security policy forbids. */
  production: boolean;
}

const at = (...parts: string[]) => join(import.meta.dirname, ...parts);

export const testPages = {
  controls: { entry: at('forms', 'page.tsx'), production: false },
  form: { entry: at('form-view', 'page.tsx'), production: true },
  steps: {
    entry: at('steps', 'page.tsx'),
    alias: { 'next/router': at('steps', 'router.ts') },
    production: true,
  },
} as const satisfies Record<string, TestPage>;

export type TestPageName = keyof typeof testPages;

/** Writes `page.js`, `page.css` and their dependencies to a folder. */
export async function bundlePage(name: TestPageName, outDir: string): Promise<void> {
  const { entry, alias = {}, production }: TestPage = testPages[name];
  const before = process.env.NODE_ENV;
  if (production) Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      resolve: { alias },
      build: {
        outDir,
        emptyOutDir: true,
        cssCodeSplit: false,
        modulePreload: false,
        reportCompressedSize: false,
        rollupOptions: {
          input: entry,
          output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'page[extname]' },
        },
      },
    });
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else Object.assign(process.env, { NODE_ENV: before });
  }
}
