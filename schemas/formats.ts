/** Custom JSON Schema formats, registered with validators in the backend and in browsers. */
import { isPhone } from './phone.ts';

export const ownFormats = {
  /** A telephone number. */
  phone: isPhone,
};
