/** Dependencies between the folders of one parent, from the imports of their files. */

/** An import from one file to another, paths relative to the repository root. */
export interface Import {
  from: string;
  to: string;
}

/** Folder -> folders it depends on, each with an example import. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** The folders directly below `parent`; a single file there counts as a folder of its own. Tests are exempt. */
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

/** Folders in topological order, those with the fewest dependencies first; null if there is a cycle. */
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

/** The imports that close a cycle between folders, one per pair of folders that reach each other. */
export function circlesIn(graph: FolderGraph): Import[] {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(graph, folder)]));
  return [...graph].flatMap(([from, known]) =>
    [...known].flatMap(([to, one]) => (reached.get(to)?.has(from) ? [one] : [])),
  );
}

/** Direct and indirect dependencies of a folder. */
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
