/** Starts the database server once for a whole test run. */
import type { TestProject } from 'vitest/node';
import { startTestServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated template database. */
    databaseTemplateUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('databaseTemplateUrl', server.templateUrl);
  return server.stop;
}
