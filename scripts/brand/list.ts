/** `brand list`: every document, its parent, its hosts and its status. */

import { stringAt, stringsAt, valueAt } from '../../runtime/core/brand/sources/json.ts';
import { parentOf, ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { describeTable } from './table.ts';
import type { Workspace } from './workspace.ts';

export interface Listed {
  id: string;
  name: string;
  extends: string;
  status: 'family' | 'live' | 'draft' | 'broken';
  hosts: string[];
  /** Brands that already hold one of this brand's hosts, by host. */
  heldBy: Record<string, string>;
  errors: number;
  warnings: number;
}

/** All documents in alphabetical order. */
export function list(workspace: Workspace): Listed[] {
  return workspace.ids().map((id) => {
    const source = workspace.source(id);
    const { findings, resolved, document } = workspace.examine(id);
    const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
    const hosts = stringsAt(resolved?.document, ['site', 'hosts']).map(({ text }) => text);
    const isFamily = valueAt(source.value, ['abstract']) === true;
    const status = document === undefined ? 'broken' : isFamily ? 'family' : document.site.status;
    return {
      id,
      name: stringAt(resolved?.document, ['site', 'name']) ?? '',
      extends: id === ROOT_ID ? '' : (parentOf(source) ?? ''),
      status,
      hosts,
      heldBy: isFamily ? {} : holders(workspace, id, hosts),
      errors: count('error'),
      warnings: count('warning'),
    };
  });
}

function holders(workspace: Workspace, id: string, hosts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    hosts.flatMap((host) => {
      const holder = workspace.holderOf(host, id);
      return holder === undefined ? [] : [[host, holder]];
    }),
  );
}

function addressOf({ id, status, hosts, heldBy }: Listed): string {
  if (status === 'family') return '';
  const taken = Object.entries(heldBy).map(([host, holder]) => `${host} belongs to ${holder}`);
  if (taken.length > 0) return taken.join('; ');
  // The hosts of a draft answer 404.
  return (status === 'draft' ? undefined : hosts[0]) ?? `${id}.localhost`;
}

/** A table for the terminal. */
export function describeList(rows: readonly Listed[]): string {
  const head = ['id', 'name', 'extends', 'status', 'address'];
  const cells = rows.map((row) => [
    row.id,
    row.name,
    row.extends,
    row.errors > 0 ? `${row.status} (${row.errors} ${row.errors === 1 ? 'error' : 'errors'})` : row.status,
    addressOf(row),
  ]);
  return describeTable([head, ...cells]);
}
