/**
 * The weight of a first visit: scripts compared with a bare Next page, all bytes, fonts, HTML, and what a board that tracks adds.
 * Compressed with gzip, as in the targets.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../browser/chromium.ts';
import { type RunningServer, startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { startBarePage } from './bare-page.ts';
import { mostRow, type Row } from './table.ts';

const brand = 'harbor-ledger';
/** A board that asks for consent with the site's own banner. */
const asking = 'hafenzeitung-karriere';
const kilobyte = 1024;

interface Weight {
  script: number;
  font: number;
  html: number;
  /** Everything except fonts and images. */
  all: number;
  fonts: number;
  requests: number;
}

export async function benchWeight(): Promise<Row[]> {
  const brandsDir = path.join(mkdtempSync(path.join(tmpdir(), 'nameplate-weight-')), 'brands');
  cpSync('brands', brandsDir, { recursive: true });
  const server = await startServerProcess({ BRANDS_DIR: brandsDir });
  const bare = await startBarePage();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    const yardstick = await weigh(browser, bare.url);
    const search = await weigh(browser, `${server.origin(brand)}/jobs`);
    const job = await weigh(browser, await firstJob(server));
    const contact = await weigh(browser, `${server.origin(brand)}/contact`);
    const registration = await weigh(browser, `${server.origin(brand)}/user/register`);
    const tracked = await weigh(browser, `${server.origin(asking)}/`);
    await stopTracking(server, brandsDir);
    const untracked = await weigh(browser, `${server.origin(asking)}/`);
    const more = (weight: Weight) => (weight.script - yardstick.script) / kilobyte;
    return [
      mostRow('first-load JavaScript of the search page, beyond the bare page', more(search), 55, 'KB'),
      mostRow('first-load JavaScript of the job page, beyond the bare page', more(job), 47, 'KB'),
      mostRow('JavaScript of the contact page, its form included', contact.script / kilobyte, 230, 'KB'),
      mostRow('JavaScript of the registration page, its form included', registration.script / kilobyte, 230, 'KB'),
      mostRow(
        'all bytes of a first visit to the search page, without fonts and images',
        search.all / kilobyte,
        200,
        'KB',
        `${search.requests} requests`,
      ),
      mostRow('fonts of a first visit', search.font / kilobyte, 85, 'KB', `${search.fonts} files`),
      mostRow('HTML of the search page', search.html / kilobyte, 14, 'KB', `${search.html} bytes`),
      mostRow(
        'what a board that tracks adds to a first visit, with its banner and without the scripts of services',
        (tracked.all - untracked.all) / kilobyte,
        8,
        'KB',
        `${tracked.requests - untracked.requests} requests`,
      ),
    ];
  } finally {
    await browser.close();
    bare.stop();
    await server.stop();
    rmSync(path.dirname(brandsDir), { recursive: true, force: true });
  }
}

/** The same board without its services. */
async function stopTracking(server: RunningServer, brandsDir: string): Promise<void> {
  const file = path.join(brandsDir, `${asking}.json`);
  const { analytics: _, consent: __, ...document } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(document));
  const get = client(server.port, { brand: asking });
  while ((await get('/')).text.includes('data-tracking')) await pause(200);
}

async function firstJob(server: RunningServer): Promise<string> {
  const html = (await client(server.port, { brand })('/jobs')).text;
  const path = /href="(\/job\/[^"?#]+)"/.exec(html)?.[1];
  if (!path) throw new Error('The search page links to no job.');
  return server.origin(brand) + path;
}

/**
 * Every response of a first visit with an empty cache, until the network is idle; bodies are compressed here, to treat
 * both sides alike.
 */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const weight: Weight = { script: 0, font: 0, html: 0, all: 0, fonts: 0, requests: 0 };
  const counted: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.status() >= 300 && response.status() < 400) {
      // A redirect has no body that could be read.
      weight.requests += 1;
      return;
    }
    counted.push(
      response.body().then((body) => {
        const kind = response.request().resourceType();
        weight.requests += 1;
        if (kind === 'font') {
          weight.font += body.length;
          weight.fonts += 1;
          return;
        }
        if (kind === 'image') return;
        const size = gzipSync(body, { level: 6 }).length;
        weight.all += size;
        if (kind === 'script') weight.script += size;
        if (kind === 'document') weight.html += size;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(counted);
  await context.close();
  return weight;
}
