/** The brand command line as a function, so that tests can run several in one process. */
import { join, relative } from 'node:path';
import { Command, CommanderError } from 'commander';
import { type Ask, gather, type NewFlags, withTerminal } from './answers.ts';
import { type CheckOptions, check } from './check.ts';
import { type Copy, gatherCopy } from './copy.ts';
import { create } from './create.ts';
import { describeDifferences, diff } from './diff.ts';
import { describeExplanations, explain } from './explain.ts';
import { documentOf } from './first-document.ts';
import { describeList, list } from './list.ts';
import { redraw } from './pictures.ts';
import { addPublish } from './publish-command.ts';
import { describeReadiness, ready } from './ready.ts';
import { clear, countOf, fill, type SampleStore } from './sample.ts';
import { describeStatus, isWell, statusOf } from './status.ts';
import { UserError } from './user-error.ts';
import { type Locations, Workspace } from './workspace.ts';

export interface Surroundings {
  locations: Locations;
  /** Receive text including line breaks. */
  out(text: string): void;
  err(text: string): void;
  /** Where sample content is kept. */
  store: SampleStore;
  /** Settings of the server. */
  env: Readonly<Record<string, string | undefined>>;
}

async function newBrand(workspace: Workspace, id: string, flags: NewFlags, ask: Ask): Promise<Copy> {
  if (flags.from !== undefined) return gatherCopy(workspace, id, flags, ask);
  if (flags.set !== undefined)
    throw new UserError('"--set" goes with "--from" only. Write further settings into the file.');
  const answers = await gather(workspace, id, flags, ask);
  return { id, document: documentOf(answers), notes: [] };
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

/** Runs `brand <args>`; resolves with the exit code. Rejects only on internal errors. */
export async function runBrand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { locations, out, err, store, env } = surroundings;
  const open = () => Workspace.open(locations);
  const print = (text: string) => out(`${text}\n`);
  let exitCode = 0;

  const program = new Command('brand')
    .description('Makes, checks and explains brand documents.')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err });

  program
    .command('new')
    .argument('<id>', 'name of the file and of <id>.localhost')
    .description('write a new brand with logo, icons and social image')
    .option('--name <name>', 'name of the site')
    .option('--host <hosts>', 'host names, separated by commas; the first is canonical')
    .option('--family <id>', 'document to extend')
    .option('--primary <colour>', 'main colour')
    .option('--colour <colour>', 'the same as --primary')
    .option('--color <colour>', 'the same as --primary')
    .option('--secondary <colour>', 'second colour')
    .option('--locales <codes>', 'languages, separated by commas, the default first')
    .option('--default-locale <code>', 'default language')
    .option('--country <code>', 'country of the site and of its place suggestions, such as DE')
    .option('--time-zone <name>', 'such as Europe/Berlin; that of the country otherwise')
    .option('--currency <code>', 'currency of its prices, such as EUR')
    .option('--headline <texts...>', 'headline of the home page, one text for each language')
    .option('--description <texts...>', 'a sentence for search engines, one for each language')
    .option('--publisher <name>', 'the company or person that runs the site')
    .option('--address <address>', 'postal address of the publisher')
    .option('--email <address>', 'takes the messages of visitors, and sends the emails of the site')
    .option('--from <brand>', 'copy this brand, and ask for everything that says whose site it is')
    .option('--set <pointer=text...>', 'with --from: an answer, such as /site/legal/publisher="Acme Ltd"')
    .action(async (id: string, flags: NewFlags) => {
      const workspace = await open();
      const made = await withTerminal((ask) => newBrand(workspace, id, flags, ask));
      const { file, assets, notes } = await create(workspace, made);
      for (const note of [...made.notes, ...notes]) print(note);
      print(relative(process.cwd(), file));
      print(`${assets.length} pictures in ${relative(process.cwd(), join(locations.assetsDir, id))}`);
      const checked = await check(locations, [id], { quiet: true });
      print(checked.text);
      print(`A running server shows it at http://${id}.localhost:${locations.port}`);
      print(`It is a draft: nobody else sees it yet. What is left to do: npm run brand -- ready ${id}`);
      exitCode = checked.exitCode;
    });

  program
    .command('check')
    .argument('[ids...]', 'brands to check with all they extend; all without one')
    .description('report every finding at once; exit 1 on errors')
    .option('--json', 'for machines')
    .option('--fix', 'apply the safe fixes first')
    .option('--quiet', 'errors and warnings only')
    .option('--notes', 'each setting that waits for later, also of several brands')
    .action(async (ids: string[], options: CheckOptions) => {
      const checked = await check(locations, ids, options);
      print(checked.text);
      exitCode = checked.exitCode;
    });

  program
    .command('sample')
    .argument('<id>', 'brand that is not live yet')
    .description('fill a draft with sample jobs, organizations and articles, which vanish when it goes live')
    .option('--remove', 'take them away')
    .action(async (id: string, { remove }: { remove?: boolean }) => {
      await (remove ? clear : fill)(id, { locations, store, say: print });
    });

  program
    .command('ready')
    .argument('<id>', 'brand')
    .description('list what is left to do before a brand goes live; exit 1 while something is missing')
    .option('--json', 'for machines')
    .action(async (id: string, { json }: { json?: boolean }) => {
      const workspace = await open();
      workspace.source(id);
      const found = await ready(workspace, id, { samples: await countOf(id, store), env });
      print(json ? asJson(found) : describeReadiness(found));
      exitCode = found.needed.length > 0 ? 1 : 0;
    });

  program
    .command('pictures')
    .argument('<id>', 'brand')
    .description('draw the made pictures again, after name, colors or typeface have changed')
    .action(async (id: string) => {
      const { drawn, kept } = await redraw(await open(), id);
      for (const path of drawn) print(relative(process.cwd(), path));
      for (const path of kept) print(`${relative(process.cwd(), path)} is your own and stays as it is.`);
    });

  program
    .command('explain')
    .argument('<id>', 'brand')
    .argument('[pointer]', 'JSON pointer such as /theme/primary')
    .description('show each value with the layer, file and line that set it')
    .option('--json', 'for machines')
    .action(async (id: string, pointer: string | undefined, { json }: { json?: boolean }) => {
      const found = explain(await open(), id, pointer);
      print(json ? asJson(found) : describeExplanations(found));
    });

  program
    .command('diff')
    .argument('<left>', 'brand')
    .argument('<right>', 'brand')
    .description('show where two resolved brands differ')
    .option('--json', 'for machines')
    .action(async (left: string, right: string, { json }: { json?: boolean }) => {
      const found = diff(await open(), left, right);
      print(json ? asJson(found) : describeDifferences(left, right, found));
    });

  program
    .command('list')
    .description('list all documents')
    .option('--json', 'for machines')
    .action(async ({ json }: { json?: boolean }) => {
      const rows = list(await open());
      print(json ? asJson(rows) : describeList(rows));
    });

  program
    .command('test')
    .argument('<id>', 'brand')
    .description('try its pages, links, forms and texts on a server of its own; exit 1 on failures')
    .option('--json', 'for machines')
    .action(async (id: string, options: { json?: boolean }) => {
      // Only this command needs the development dependencies.
      const { testBrand } = await import('./test.ts');
      const tested = await testBrand(await open(), id, options);
      print(tested.text);
      exitCode = tested.exitCode;
    });

  program
    .command('status')
    .argument('[id]', 'brand; all without one')
    .description('show what is live, since when, and what is wrong; exit 1 where a file is not live because of errors')
    .option('--json', 'for machines')
    .action(async (id: string | undefined, { json }: { json?: boolean }) => {
      const found = await statusOf(await open(), id, store);
      print(json ? asJson(found) : describeStatus(found));
      exitCode = isWell(found) ? 0 : 1;
    });

  addPublish(program, {
    locations,
    store,
    done: ({ text, exitCode: code }) => {
      print(text);
      exitCode = code;
    },
  });

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof UserError)) throw error;
    err(`${error.message}\n`);
    return 1;
  }
  return exitCode;
}
