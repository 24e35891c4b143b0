/** Finds a Chromium for the browser tests, installs Debian's if possible, or says what to do. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { installOne } from '../debian.ts';

/** Headless shells first, which take a third of the time; then full browsers. */
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an executable; throws an Error with a one-sentence message if none is found or can be installed. */
export function findChromium(env: Record<string, string | undefined> = process.env): string {
  if (env.CHROMIUM) {
    if (existsSync(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(`CHROMIUM is "${env.CHROMIUM}", where there is no file.`);
  }
  const found = candidates.find((path) => existsSync(path));
  if (found) return found;
  const installed = installOne(
    ['chromium-headless-shell', 'chromium'].map((name) => ({ name, file: `/usr/bin/${name}` })),
  );
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
  );
}

/** A headless browser without any background network traffic. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Every brand lives at <id>.localhost; resolving those names must not depend on the machine.
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
    ],
  });
}
