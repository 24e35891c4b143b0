import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { widgetFiles } from './widgets.ts';

function directoryWith(manifests: Record<string, object>): string {
  const directory = temporaryFolder();
  for (const [name, manifest] of Object.entries(manifests)) {
    mkdirSync(join(directory, name));
    writeFileSync(join(directory, name, 'widget.json'), JSON.stringify({ props: {}, ...manifest }));
  }
  return directory;
}

it('puts widgets of one bundle into one module', () => {
  const directory = directoryWith({ 'site-header': { bundle: 'shell' }, 'site-footer': { bundle: 'shell' } });
  const files = widgetFiles(directory);

  expect(files.get(join(directory, 'bundle-shell.generated.ts'))).toContain(
    "export { SiteFooter } from './site-footer/SiteFooter.tsx';\nexport { SiteHeader } from './site-header/SiteHeader.tsx';",
  );
  expect(files.get(join(directory, 'registry.generated.ts'))).toContain(
    "import('./bundle-shell.generated.ts').then((module) => module.SiteHeader)",
  );
});

it('wraps a widget that asks for a provider, and only that one', () => {
  const directory = directoryWith({ 'sign-in': { chakra: true, queries: true }, 'rich-text': {} });
  const files = widgetFiles(directory);
  const registry = files.get(join(directory, 'registry.generated.ts'));

  expect(registry).toContain("import('./sign-in/Scoped.generated.tsx')");
  expect(registry).toContain("import('./rich-text/RichText.tsx')");
  expect(files.get(join(directory, 'sign-in/Scoped.generated.tsx'))).toContain(
    'export const SignIn = inQueries(inChakra(Plain));',
  );
});

it('takes queries from load.ts where there is one', () => {
  const directory = directoryWith({ 'job-list': { texts: ['job'], props: { properties: { count: { default: 6 } } } } });
  writeFileSync(join(directory, 'job-list/load.ts'), '');
  const loaders = widgetFiles(directory).get(join(directory, 'loaders.generated.ts'));

  expect(loaders).toContain("import * as loadJobList from './job-list/load.ts';");
  expect(loaders).toContain(`'job-list': { defaults: {"count":6}, texts: ["job"], ...loadJobList },`);
});
