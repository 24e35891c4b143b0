/** The panel that an address opens, `#extend-42` or `#promote-42`: the dashboard leads to it. Pure. */

export interface OpenedPanel {
  panel: 'extend' | 'promote';
  jobId: number;
}

/** Null for an address that opens none. */
export function openedPanel(address: string): OpenedPanel | null {
  const [, panel, id] = /#(extend|promote)-(\d{1,9})$/.exec(address) ?? [];
  return panel === 'extend' || panel === 'promote' ? { panel, jobId: Number(id) } : null;
}
