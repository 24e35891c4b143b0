/** Telephone numbers as readers anywhere can dial them. */
import { numbersOfTheWorld } from '../../schemas/phone-library.ts';

/** `+1 207 555 0148` of `+12075550148`; what is no number stays as it is. */
export const shownPhone = (kept: string): string => numbersOfTheWorld.write(kept, undefined);
