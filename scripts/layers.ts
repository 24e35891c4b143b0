/**
 * Checks that imports between layers go one way, and that SQL is only in stores. Fails if it read nothing: otherwise a
 * wrong path would pass.
 */
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IFlattenedRuleSet,
  type IModule,
} from 'dependency-cruiser';
import { circlesIn, folderGraph, type Import } from './folder-graph.ts';
import { findSqlOutsideStores } from './sql-in-stores.ts';

const forbidden: { name: string; from: string; to: string }[] = [
  {
    name: 'schemas-import-nothing-of-the-house',
    from: '^schemas/',
    to: '^(runtime|widgets|pages|backend|server|scripts)/',
  },
  {
    name: 'core-is-the-ground',
    from: '^runtime/core/',
    to: '^(runtime/(?!core/)|widgets|pages|backend|server|scripts)/',
  },
  { name: 'core-has-no-react', from: '^runtime/core/', to: 'node_modules/(react|react-dom|next|@chakra-ui)/' },
  {
    name: 'runtime-knows-no-widget-page-or-backend',
    from: '^runtime/',
    to: '^(widgets|pages|backend|server|scripts)/',
  },
  { name: 'widgets-know-runtime-and-schemas', from: '^widgets/', to: '^(pages|backend|server|scripts)/' },
  { name: 'pages-know-no-backend', from: '^pages/', to: '^(backend|server|scripts)/' },
  {
    name: 'backend-knows-core-and-schemas',
    from: '^backend/',
    to: '^(runtime/(?!core/)|widgets|pages|server|scripts)/',
  },
  { name: 'backend-has-no-react', from: '^backend/', to: 'node_modules/(react|react-dom|next|@chakra-ui)/' },
  {
    name: 'forms-and-filters-without-chakra',
    from: '^(runtime/(forms|page|session)|widgets/(contact-form|filter-sheet|register-form|shared/(account|search)))/',
    to: '^(node_modules/(@chakra-ui|@emotion)/|runtime/theme/[cC]hakra)',
  },
  { name: 'nothing-runs-on-scripts', from: '^(runtime|widgets|pages|backend|server)(/|\\.ts$)', to: '^scripts/' },
  { name: 'server-knows-no-view', from: '^server(/|\\.ts$)', to: '^(widgets|pages|runtime/(page|theme))/' },
];

const rules: IFlattenedRuleSet = {
  forbidden: [
    ...forbidden.map(({ name, from, to }) => ({
      name,
      severity: 'error' as const,
      from: { path: from, pathNot: '\\.test\\.tsx?$' },
      to: { path: to },
    })),
    { name: 'no-circles', severity: 'error' as const, from: {}, to: { circular: true } },
  ],
};

/** Folders whose subfolders may not depend on each other in a cycle. */
const ORDERED = ['backend/modules', 'runtime/core'];

/** Violations as lines of text, and the number of modules read. `folders` are relative to `root`. */
export async function checkLayers(
  folders: readonly string[],
  root: string,
): Promise<{ violations: string[]; modules: number }> {
  const { modules, summary } = await readHouse(folders, root);
  const violations = summary.violations.map((found) => `${found.from} -> ${found.to}  ${found.rule.name}`);
  const circles = ORDERED.flatMap((parent) => circlesIn(folderGraph(importsIn(modules), parent)));
  violations.push(...circles.map(({ from, to }) => `${from} -> ${to}  no-circles-of-folders`));
  return { violations, modules: modules.filter((module) => !module.source.includes('node_modules')).length };
}

/** All imports of the files below these folders, including types. */
export async function readImports(folders: readonly string[], root: string): Promise<Import[]> {
  return importsIn((await readHouse(folders, root)).modules);
}

async function readHouse(folders: readonly string[], root: string): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    baseDir: root,
    ruleSet: rules,
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(graphql|registry|components|loaders|bundle-[a-z-]+|Scoped)\\.generated\\.tsx?$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  };
  const { output } = await cruise([...folders], options);
  if (typeof output === 'string') throw new Error('The layer check got text instead of a result.');
  return output;
}

const importsIn = (modules: IModule[]): Import[] =>
  modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));

export const houseFolders = ['schemas', 'runtime', 'widgets', 'pages', 'backend', 'server', 'server.ts', 'scripts'];

if (import.meta.main) {
  const { violations, modules } = await checkLayers(houseFolders, process.cwd());
  violations.push(...findSqlOutsideStores(['backend', 'server', 'scripts'], process.cwd()));
  for (const violation of violations) console.error(violation);
  if (modules < 100) console.error(`The layer check read only ${modules} modules: it sees nothing.`);
  if (violations.length > 0 || modules < 100) process.exitCode = 1;
  else console.warn(`Imports go one way through ${modules} modules, and SQL stands in stores alone.`);
}
