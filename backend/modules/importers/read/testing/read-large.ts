/**
 * Reads a generated feed in a process of its own, and prints what it took: `node read-large.ts <kind> <megabytes>`. `above`
 * is the highest memory of the process in megabytes above what it had before.
 */
import { readFileSync } from 'node:fs';
import { readCsv } from '../csv.ts';
import { type FeedItem, type ItemFault, isItemFault } from '../feed-item.ts';
import { readJson, readJsonLines } from '../json.ts';
import { decodeText } from '../text.ts';
import { readXml } from '../xml.ts';

const MB = 1024 ** 2;
const PIECE = 64 * 1024;
/** Letters of two bytes in memory, as most feeds of the world have. */
const WORDS = 'Wir suchen für unser Team in Łódź eine Köchin, die gern mit 🍲 arbeitet. ';

type Items = AsyncGenerator<FeedItem | ItemFault>;

async function* repeat(bytes: Buffer, megabytes: number): AsyncGenerator<Buffer> {
  const piece = Buffer.concat(Array.from({ length: Math.ceil(PIECE / bytes.length) }, () => bytes));
  for (let sent = 0; sent < megabytes * MB; sent += piece.length) yield piece;
}

async function* around(start: string, inner: AsyncIterable<Buffer>, end: string): AsyncGenerator<Buffer> {
  yield Buffer.from(start);
  yield* inner;
  yield Buffer.from(end);
}

const text = (bytes: AsyncIterable<Buffer>) => decodeText(bytes, null);

const KINDS: Record<string, (megabytes: number) => Items> = {
  'xml-items': (megabytes) => {
    const job = `<job id="1"><title>${WORDS}</title><d><![CDATA[<p>${WORDS.repeat(40)}</p>]]></d></job>\n`;
    return readXml(text(around('<source>', repeat(Buffer.from(job), megabytes), '</source>')), 'source/job');
  },
  'json-items': (megabytes) => {
    const job = `{"id":1,"title":"${WORDS}","d":"${WORDS.repeat(40)}","tags":["a","b"]},\n`;
    return readJson(text(around('{"data":[', repeat(Buffer.from(job), megabytes), '{}]}')), 'data');
  },
  'csv-items': (megabytes) => {
    const job = `1;"${WORDS}";"${`${WORDS}\n`.repeat(40)}"\n`;
    return readCsv(text(around('id;title;d\n', repeat(Buffer.from(job), megabytes), '')), ';');
  },
  'json-line-faults': (megabytes) => readJsonLines(text(repeat(Buffer.from(`{"d":"${WORDS}",}\n`), megabytes))),
  'xml-one': (megabytes) => {
    const inner = repeat(Buffer.from(WORDS), megabytes);
    return readXml(text(around('<source><job><d>', inner, '</d></job><job><d>1</d></job></source>')), 'source/job');
  },
  'xml-one-cdata': (megabytes) => {
    const inner = repeat(Buffer.from(WORDS), megabytes);
    const end = ']]></d></job><job><d>1</d></job></source>';
    return readXml(text(around('<source><job><d><![CDATA[', inner, end)), 'source/job');
  },
  'json-one': (megabytes) =>
    readJson(text(around('[{"d":"', repeat(Buffer.from(WORDS), megabytes), '"},{"d":1}]')), ''),
  'csv-one': (megabytes) => readCsv(text(around('a,b\n1,"', repeat(Buffer.from(WORDS), megabytes), '"\n1,2\n')), ','),
};

const [, , kind = '', megabytes = '0'] = process.argv;
const idle = process.memoryUsage.rss();
const counts = { items: 0, faults: 0, last: '' };
for await (const item of KINDS[kind]?.(Number(megabytes)) ?? []) {
  if (isItemFault(item)) counts.faults += 1;
  else counts.items += 1;
  counts.last = isItemFault(item) ? item.code : 'item';
}
// Linux hands the `maxRSS` of a parent on to the programs that it starts; this is the highest of this program alone.
const own = /VmHWM:\s+(\d+) kB/.exec(
  process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '',
)?.[1];
const highest = own === undefined ? process.resourceUsage().maxRSS : Number(own);
const above = Math.round((highest * 1024 - idle) / MB);
process.stdout.write(JSON.stringify({ ...counts, above }));
