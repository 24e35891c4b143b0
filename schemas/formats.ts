/** Forms of texts that JSON Schema has no name for; validators in the backend and in browsers know them by these. */
import { isPhone } from './phone.ts';

export const ownFormats = {
  /** A telephone number. */
  phone: isPhone,
};
