/** `npm run brand -- <command>`: makes, checks and explains brand documents. */
import { relative } from 'node:path';
import { Command } from 'commander';
import { gather, type NewFlags, withTerminal } from './brand/answers.ts';
import { type CheckOptions, check } from './brand/check.ts';
import { create } from './brand/create.ts';
import { describeDifferences, diff } from './brand/diff.ts';
import { describeExplanations, explain } from './brand/explain.ts';
import { describeList, list } from './brand/list.ts';
import { UserError } from './brand/user-error.ts';
import { defaultLocations, Workspace } from './brand/workspace.ts';

const locations = defaultLocations(process.env);
const open = () => Workspace.open(locations);
const print = (text: string) => process.stdout.write(`${text}\n`);
const asJson = (value: unknown) => JSON.stringify(value, null, 2);

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const program = new Command('brand')
  .description('Makes, checks and explains brand documents.')
  .showSuggestionAfterError();

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
  .option('--currency <code>', 'currency of its prices, such as EUR')
  .action(async (id: string, flags: NewFlags) => {
    const workspace = await open();
    const answers = await withTerminal((ask) => gather(workspace, id, flags, ask));
    const { file, assets, notes } = await create(workspace, answers);
    for (const note of notes) print(note);
    for (const path of [file, ...assets]) print(relative(process.cwd(), path));
    const { text, exitCode } = await check(locations, [id], { quiet: true });
    print(text);
    print(`A running server shows it at http://${id}.localhost:${process.env.PORT || 3025}`);
    process.exitCode = exitCode;
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
    const { text, exitCode } = await check(locations, ids, options);
    print(text);
    process.exitCode = exitCode;
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

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
