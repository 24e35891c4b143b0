/**
 * The cost of a key press in the largest form groups, in a Chromium slowed down four times to resemble a weak phone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { bundlePage } from '../browser/bundle.ts';
import { launchChromium } from '../browser/chromium.ts';
import { type FormSite, formToFill, startFormSite } from '../browser/form-view/form-site.ts';
import type { FormSetup } from '../browser/form-view/setup.ts';
import { median, mostRow, type Row } from './table.ts';

const slowdown = 4;
const text = 'Typed at a good pace, as people do it.';
/** Milliseconds between key presses: ten per second. */
const pace = 100;
/** After the last key press: the input is committed, checked and rendered. */
const rest = 1500;

interface Trial {
  what: string;
  setup: FormSetup;
  /** Opens what is collapsed, and returns the label of the field to type into. */
  label: string;
  unfold?: boolean;
  /** Type after a failed submission: every change is checked and the summary is rendered. */
  checked?: boolean;
}

const people = Array.from({ length: 20 }, (_, at) => ({
  salutation: 'ms',
  firstName: 'Ida',
  lastName: at % 2 ? 'Lund' : undefined,
  email: `person${at}@example.com`,
  phone: '+49 221 123456',
}));
const list = { asked: formToFill('organization'), groups: ['contact_people'], answers: { contact_people: { people } } };

const trials: readonly Trial[] = [
  { what: 'list of 20 contact people, all open', setup: list, label: 'First name', unfold: true },
  {
    what: 'the same after it was sent with 10 mistakes',
    setup: list,
    label: 'First name',
    unfold: true,
    checked: true,
  },
  {
    what: 'address of the group with most fields (organization page)',
    setup: { asked: formToFill('organization'), groups: ['organization_page'] },
    label: 'Website',
  },
  { what: 'a whole form at once (resume, 6 groups)', setup: { asked: formToFill('resume') }, label: 'First name' },
];

export async function benchTyping(): Promise<Row[]> {
  const bundle = mkdtempSync(path.join(tmpdir(), 'nameplate-typing-'));
  await bundlePage('form', bundle);
  const site = await startFormSite(bundle);
  const browser = await launchChromium();
  try {
    const rows: Row[] = [];
    for (const trial of trials) rows.push(await measure(browser, site, trial));
    return rows;
  } finally {
    await browser.close();
    site.close();
    rmSync(bundle, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, site: FormSite, trial: Trial): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(site.origin);
  await page.evaluate((given) => window.form.show(given), trial.setup);
  await page.waitForFunction(() => window.form.isIdle());
  if (trial.unfold) await unfoldAll(page);
  if (trial.checked) await page.locator('button[type=submit]').click();
  const field = page.getByLabel(trial.label, { exact: false }).first();
  await field.focus();
  const session = await page.context().newCDPSession(page);
  // Main thread time only, independent of other load on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The first key presses trigger compilation.
  await field.pressSequentially('Warm up. ', { delay: pace });
  await page.waitForTimeout(rest);
  const costs: number[] = [];
  for (const letter of text) costs.push(await costOf(session, () => pressed(page, letter, pace)));
  const handing = await costOf(session, () => page.waitForTimeout(rest));
  await page.close();
  const worst = Math.max(...costs, handing);
  const detail = `median ${median(costs).toFixed(1)}; ${handing.toFixed(0)} in the pause after the last`;
  return mostRow(`script of the costliest key press, ${trial.what}`, worst, 50, 'ms', detail);
}

async function pressed(page: Page, letter: string, wait: number): Promise<void> {
  await page.keyboard.type(letter);
  await page.waitForTimeout(wait);
}

/** Milliseconds of scripting during an action. */
async function costOf(session: CDPSession, action: () => Promise<void>): Promise<number> {
  const before = await scriptTime(session);
  await action();
  return (await scriptTime(session)) - before;
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** Entries of a long list are collapsed until opened. */
async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('button[aria-expanded=false][aria-controls]');
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  await page.waitForFunction(() => window.form.isIdle());
}
