import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Vite would take the other of its two builds than Node does, and GraphQL refuses a schema of another build.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{runtime,widgets,backend,server,scripts,schemas,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/browser/**'],
    globalSetup: ['backend/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
