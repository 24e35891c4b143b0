/** Id of the administration's own site, and the frontend of its sessions. A brand file of this name is never served while there is a workspace. */
export const NETWORK_ID = 'network';
