/** The options of `brand publish`. */
import type { Command } from 'commander';
import { history, type Published, type PublishFlags, publishBrands, revert } from './publish.ts';
import type { SampleStore } from './sample.ts';
import { UserError } from './user-error.ts';
import type { Locations } from './workspace.ts';

interface Options {
  locations: Locations;
  store: SampleStore;
  done(result: Published): void;
}

interface Flags extends PublishFlags {
  revert?: string | true;
  history?: boolean;
}

export function addPublish(program: Command, { locations, store, done }: Options): void {
  program
    .command('publish')
    .argument('[ids...]', 'brands; all of the folder without any')
    .description('give the files of brands to all processes and machines, through the database')
    .option('--dry-run', 'show what would be different and what the checker finds')
    .option('--remove <ids...>', 'take brands off everywhere, whatever folders hold')
    .option('--release <ids...>', 'let brands come from the folder of each machine again')
    .option('--revert [publication]', 'undo the last publication, or return to an earlier one')
    .option('--history', 'who published what, and when')
    .option('--note <text>', 'why, for the history')
    .option('--by <name>', 'who, for the history; otherwise the user of this machine')
    .action(async (ids: string[], flags: Flags) => {
      if (flags.history) return done({ text: await history(store), exitCode: 0 });
      if (flags.revert === undefined) return done(await publishBrands(locations, ids, flags, store));
      if (ids.length > 0)
        throw new UserError(
          '"--revert" undoes a publication as a whole; it takes no brands. To change one, publish it.',
        );
      done(await revert(store, publicationOf(flags.revert), flags));
    });
}

function publicationOf(given: string | true): number | undefined {
  if (given === true) return undefined;
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new UserError(`"${given}" is not the number of a publication; see "brand publish --history".`);
}
