/** What is merged. */
export type MergeKind = 'account' | 'organization';
