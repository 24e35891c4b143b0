/** Dispatched on the window once the first page is hydrated: what was pressed before is done then. */
export const HYDRATED_EVENT = 'nameplate:hydrated';
