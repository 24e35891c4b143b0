/** `brand test`: what a brand is tested for by existing, as a report. */
import path from 'node:path';
import { describeFinding } from '../../runtime/core/brand/check/finding.ts';
import { compileBrand } from '../../runtime/core/brand/compile.ts';
import { brandTests } from '../../tests/brands/brand-tests.ts';
import { findPeople } from '../../tests/brands/find-people.ts';
import { testedSite } from '../../tests/brands/open-site.ts';
import { openOwnSite } from '../../tests/brands/own-site.ts';
import { runCases } from '../../tests/brands/run-tests.ts';
import type { Output } from './check.ts';
import { asJson, describeResults, hasFailed, type Result } from './test-report.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

/** Runs every test on a server of its own. Exit code 1 if one fails, or the document has an error. */
export async function testBrand(workspace: Workspace, id: string, options: { json?: boolean }): Promise<Output> {
  const { document, findings, resolved } = workspace.examine(id);
  if (document === undefined || resolved === undefined) {
    const errors = findings.filter(({ severity }) => severity === 'error').map(describeFinding);
    return {
      text: [...errors, `"${id}" has errors. Fix them first; then there are pages to test.`].join('\n'),
      exitCode: 1,
    };
  }
  if (document.abstract) throw new UserError(`"${id}" is a family, which has no pages. Test a brand that extends it.`);
  const { brandsDir, assetsDir } = workspace.locations;
  const ids = resolved.layers.map((layer) => layer.id);
  const server = await openOwnSite({ brandsDir, publicDir: path.dirname(assetsDir), ids });
  const results: Result[] = [];
  try {
    const brand = compileBrand(document, id);
    const people = await findPeople(server.databaseUrl, [brand]);
    const site = testedSite(brand, server.port, people.get(id));
    for (const test of brandTests) {
      const outcomes = await runCases(await test.cases(site));
      results.push({ kind: test.kind, title: test.title, outcomes });
    }
  } finally {
    await server.stop();
  }
  const exitCode = results.some(({ outcomes }) => outcomes.some(hasFailed)) ? 1 : 0;
  return { text: options.json ? asJson(resolved, results) : describeResults(resolved, results), exitCode };
}
