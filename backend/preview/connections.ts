/** Connections of one preview world, and worlds that one process keeps open. */
export const WORLD_CONNECTIONS = 2;
export const MOST_WORLDS = 2;
/** Connections that the previews of one process use at most. */
export const PREVIEW_CONNECTIONS = WORLD_CONNECTIONS * MOST_WORLDS;
