/** The boards that processes are planned for. */
import { stringsAt } from '../../runtime/core/brand/sources/json.ts';
import type { Workspace } from '../brand/workspace.ts';

export interface Board {
  id: string;
  /** Never empty: `<id>.localhost` where the document names none. */
  hosts: readonly string[];
  instances: number;
}

export interface Boards {
  boards: Board[];
  /** Why a document is not among them, one sentence each. */
  left: string[];
}

/** Live boards in alphabetical order; families, drafts and documents with errors are none. */
export function readBoards(workspace: Workspace): Boards {
  const boards: Board[] = [];
  const left: string[] = [];
  for (const id of workspace.ids()) {
    const { document, resolved } = workspace.examine(id);
    if (document === undefined) left.push(`${id} has errors: "npm run brand -- check ${id}" shows them.`);
    else if (document.abstract) continue;
    else if (document.site.status === 'draft') left.push(`${id} is a draft.`);
    else {
      const hosts = stringsAt(resolved?.document, ['site', 'hosts']).map(({ text }) => text);
      const own = hosts.filter((host) => workspace.holderOf(host, id) === undefined);
      boards.push({ id, hosts: own.length > 0 ? own : [`${id}.localhost`], instances: document.site.instances });
    }
  }
  return { boards, left };
}
