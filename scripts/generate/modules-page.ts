/** Generates docs/modules.md: dependencies between backend modules, and who listens to which announcements. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listeners } from '../../backend/listeners.ts';
import { type FolderGraph, folderGraph, inOrder, reach } from '../folder-graph.ts';
import { readImports } from '../layers.ts';

const MODULES = 'backend/modules';
const intro = `# Modules of the backend

Written by \`npm run generate\` from the imports and from \`backend/listeners.ts\`. A module knows those below it in this list and no others;
\`npm run layers\` refuses a circle, types included ([why](decisions/0018-modules-in-order.md)).

`;

/** The page in Markdown. `root` is the repository root. */
export async function modulesPage(root: string): Promise<string> {
  const graph = folderGraph(await readImports([MODULES], root), MODULES);
  const order = inOrder(graph);
  if (order === null) throw new Error('Modules know each other in a circle: run npm run layers.');
  const rows = order
    .toReversed()
    .map((name) => `| ${name} | ${[...(graph.get(name)?.keys() ?? [])].sort().join(', ')} |\n`);
  return `${intro}${picture(graph)}| module | knows |\n|---|---|\n${rows.join('')}${announcements(root)}`;
}

/** Transitive arrows are left out. */
function picture(graph: FolderGraph): string {
  const arrows = [...graph].sort().flatMap(([from, known]) =>
    [...known.keys()]
      .sort()
      .filter((to) => ![...known.keys()].some((between) => between !== to && reach(graph, between).has(to)))
      .map((to) => `  ${from} --> ${to}\n`),
  );
  return `\`\`\`mermaid\nflowchart TD\n${arrows.join('')}\`\`\`\n\n`;
}

/** From the doc comments of `Announcements`. */
function announcements(root: string): string {
  const source = readFileSync(join(root, 'backend/announcements.ts'), 'utf8');
  const kinds = [...source.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}(\w+): /gm)];
  const rows = kinds.flatMap(([, doc, kind = '']) => {
    const hearing = Object.entries(listeners).filter(([, module]) => kind in module);
    return hearing.length === 0 ? [] : [`| \`${kind}\` | ${doc} | ${hearing.map(([name]) => name).join(', ')} |\n`];
  });
  return `
## Announcements

What has to happen further up is announced in the transaction of what happened (\`backend/announcements.ts\`). Modules hear it in this order,
and where one of them refuses, nothing of the transaction stays.

| announcement | what it says | who hears it |
|---|---|---|
${rows.join('')}`;
}
