/** Forms of texts that JSON Schema has no name for; validators in the backend and in browsers know them by these. */
export const ownFormats = {
  /** A telephone number as people write it. */
  phone: /^\+?[0-9][0-9 ()/.-]{4,30}$/,
};
