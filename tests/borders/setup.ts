/** Runs before anything else is loaded: `BORDER_OFF` is the number of a filter disabled from the start. */
import { installSwitches } from './switches.ts';

globalThis.__borders ?? installSwitches(Number(process.env.BORDER_OFF ?? 0));
