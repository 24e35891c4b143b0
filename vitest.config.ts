import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{runtime,widgets,backend,server,scripts,schemas,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/browser/**'],
    globalSetup: ['backend/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
