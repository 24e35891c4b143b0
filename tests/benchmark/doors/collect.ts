/**
 * Loaded into the measured server: on SIGUSR2 it collects garbage and reports when done. The product has no such code.
 */
import { writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

let turns = 0;
process.on('SIGUSR2', async () => {
  // What ends with a response is released over several turns of the event loop.
  for (let turn = 0; turn < 3; turn += 1) {
    collect();
    await pause();
  }
  turns += 1;
  writeSync(1, `collected ${turns}\n`);
});
