/** Which folders of one parent know which, read from the imports of their files. */

/** An import from one file to another, paths relative to the root of the house. */
export interface Import {
  from: string;
  to: string;
}

/** By folder, the folders it knows, each with an import that shows it. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** The folders directly below `parent`; a file that stands in it alone counts as a folder of its own. Tests may know everything. */
export function folderGraph(imports: readonly Import[], parent: string): FolderGraph {
  const graph = new Map<string, Map<string, Import>>();
  const folderOf = (file: string) =>
    file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/')[0] : undefined;
  for (const one of imports) {
    if (/\.test\.tsx?$|\/testing(\/|\.ts$)/.test(one.from)) continue;
    const [from, to] = [folderOf(one.from), folderOf(one.to)];
    if (from === undefined) continue;
    const known = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, known);
    if (to !== undefined && to !== from && !known.has(to)) known.set(to, one);
  }
  return graph;
}

/** Folders in an order in which each knows earlier ones only, those with the fewest below them first; null where they know each other in a circle. */
export function inOrder(graph: FolderGraph): string[] | null {
  const placed = new Set<string>();
  const all = new Set([...graph.keys(), ...[...graph.values()].flatMap((known) => [...known.keys()])]);
  while (placed.size < all.size) {
    const next = [...all]
      .filter((folder) => !placed.has(folder) && [...(graph.get(folder)?.keys() ?? [])].every((to) => placed.has(to)))
      .sort();
    if (next.length === 0) return null;
    for (const folder of next) placed.add(folder);
  }
  return [...placed];
}

/** The imports that close a circle between folders, one for each two folders that reach each other. */
export function circlesIn(graph: FolderGraph): Import[] {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(graph, folder)]));
  return [...graph].flatMap(([from, known]) =>
    [...known].flatMap(([to, one]) => (reached.get(to)?.has(from) ? [one] : [])),
  );
}

/** What a folder knows, and what those know. */
export function reach(graph: FolderGraph, folder: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [folder];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const to of graph.get(at)?.keys() ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        waiting.push(to);
      }
  return seen;
}
