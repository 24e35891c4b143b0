/** Formats telephone numbers so that they can be dialed from anywhere. */
import { numbersOfTheWorld } from '../../schemas/phone-library.ts';

/** `+1 207 555 0148` for `+12075550148`; what is not a number is returned unchanged. */
export const shownPhone = (kept: string): string => numbersOfTheWorld.write(kept, undefined);
