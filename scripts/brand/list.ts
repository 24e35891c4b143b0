/** `brand list`: every document, what it extends, where it answers and how it stands. */

import { stringAt, stringsAt, valueAt } from '../../runtime/core/brand/json.ts';
import { parentOf, ROOT_ID } from '../../runtime/core/brand/layers.ts';
import type { Workspace } from './workspace.ts';

export interface Listed {
  id: string;
  name: string;
  extends: string;
  status: 'family' | 'live' | 'draft' | 'broken';
  hosts: string[];
  errors: number;
  warnings: number;
}

/** All documents in the order of the alphabet. */
export function list(workspace: Workspace): Listed[] {
  return workspace.ids().map((id) => {
    const source = workspace.source(id);
    const { findings, resolved, document } = workspace.examine(id);
    const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
    const isFamily = valueAt(source.value, ['abstract']) === true;
    const status = document === undefined ? 'broken' : isFamily ? 'family' : document.site.status;
    return {
      id,
      name: stringAt(resolved?.document, ['site', 'name']) ?? '',
      extends: id === ROOT_ID ? '' : (parentOf(source) ?? ''),
      status,
      hosts: stringsAt(resolved?.document, ['site', 'hosts']).map(({ text }) => text),
      errors: count('error'),
      warnings: count('warning'),
    };
  });
}

/** A table for the terminal. */
export function describeList(rows: readonly Listed[]): string {
  const head = ['id', 'name', 'extends', 'status', 'address'];
  const cells = rows.map((row) => [
    row.id,
    row.name,
    row.extends,
    row.errors > 0 ? `${row.status} (${row.errors} ${row.errors === 1 ? 'error' : 'errors'})` : row.status,
    row.status === 'family' ? '' : (row.hosts[0] ?? `${row.id}.localhost`),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  return [head, ...cells]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
