/** What every control guarantees. Controls are found through the directory. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { controls } from '../../../runtime/forms/controls/registry.ts';
import { violationsOf } from '../../site/support/axe.ts';
import { exampleOf, examples } from './examples.ts';
import { fieldPages, redraw } from './field-page.ts';
import type { FieldSetup } from './setup.ts';

const { show } = fieldPages();
const field = 'form-contact_people-field';
const narrow = { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true };
const longTitle = `${'Bundesausbildungsförderungsgesetzesänderung '.repeat(3)}und weitere Angaben`;
const visible = Object.entries(controls).filter(([, { labelled }]) => labelled !== 'none');
const setupOf = (control: string): FieldSetup => ({ control, ...exampleOf(control) });
const titleOf = ({ schema }: FieldSetup) => String(schema.title);

it('has an example of every control', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(controls).sort());
});

/** A draft may contain anything: it may come from another version, or from somebody tampering with browser storage. */
const strange = [
  7,
  'text',
  true,
  null,
  [],
  {},
  [null, 7, 'x', {}, []],
  { value: 7, amount: {}, url: 3, start: [], locality: 9 },
];

it('keeps its promises, whatever the control: named, described, wrong or off as forms say, and stands any answer', async () => {
  const page = await show(setupOf('text'));
  const broken: string[] = [];
  for (const [control, { labelled }] of visible) {
    await redraw(page, setupOf(control));
    await keepsPromises(page, control, labelled).catch((error) => broken.push(`${control}: ${error.message}`));
  }
  expect(broken).toEqual([]);
});

async function keepsPromises(page: Page, control: string, labelled: string): Promise<void> {
  const setup = setupOf(control);
  // Named by its label, described by its help.
  const outline = await page.locator('#field').ariaSnapshot();
  if (labelled === 'group') expect(outline).toContain(`group "${titleOf(setup)}`);
  else expect(await page.locator(`[id="${field}"]`).ariaSnapshot()).toContain(`"${titleOf(setup)}`);
  const hasHelp = (await page.locator(`[id="${field}-help"]`).count()) > 0;
  const described = await page.locator(`#field [aria-describedby*="${field}-help"]`).count();
  expect(described > 0 || !hasHelp || partly.has(control)).toBe(true);

  // Tab reaches it and leaves it again.
  await page.locator('#before').focus();
  expect(await reaches(page, field)).toBe(true);
  expect(await reaches(page, 'after')).toBe(true);

  await page.evaluate(() => window.harness.fault('This is wrong.'));
  await page.getByText('This is wrong.').waitFor();
  const told = await page.locator('#field [aria-describedby*="-errors"], #field [aria-invalid="true"]').count();
  expect(told > 0 || partly.has(control)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  await redraw(page, { ...setup, disabled: true });
  expect(await openParts(page)).toEqual([]);

  for (const value of strange) {
    await redraw(page, { ...setup, value });
    expect(await page.locator('#field').textContent(), JSON.stringify(value)).toContain(titleOf(setup));
  }
}

it('stays within a narrow phone, whatever the control, with long words and room for fingers', async () => {
  const setups = visible.map(([control]) => {
    const setup = setupOf(control);
    return { ...setup, schema: { ...setup.schema, title: longTitle, description: longTitle }, locale: 'de' as const };
  });
  const page = await show(setups[0] ?? setupOf('text'), narrow);
  for (const setup of setups) {
    await redraw(page, setup);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([setup.control, width <= narrow.viewport.width, await smallTargets(page)]).toEqual([
      setup.control,
      true,
      [],
    ]);
  }
});

it('draws nothing for what is hidden', async () => {
  const page = await show(setupOf('text'));
  await page.evaluate((setup) => window.harness.show(setup), setupOf('hidden'));
  await expect.poll(() => page.locator('#field').innerHTML()).toBe('');
});

/** Controls whose parts have labels, help texts and errors of their own. */
const partly = new Set(['address', 'money', 'list', 'image', 'images']);

/** Whether Tab reaches an element before going full circle. */
async function reaches(page: Page, id: string): Promise<boolean> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      const target = document.getElementById(wanted);
      return focused !== null && target !== null && (focused === target || target.contains(focused));
    }, id);
    if (at) return true;
  }
  return false;
}

/** Editable parts; buttons that only collapse an entry are allowed. */
function openParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        '#field :is(input, select, textarea, button, [contenteditable=true])',
      ),
    ]
      .filter(
        (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && !one.hasAttribute('aria-expanded'),
      )
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}

/** Targets too small for fingers: less than 44 pixels high, unless the label is clickable. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#field :is(button, select, textarea, input)')]
      .map((one) => (one.matches('[type=checkbox], [type=radio]') ? (one.closest('label') ?? one) : one))
      .filter((one) => one.offsetParent !== null && !one.hasAttribute('aria-hidden') && one.tabIndex >= -1)
      .filter((one) => one.getBoundingClientRect().height < 44 && one.getAttribute('type') !== 'file')
      .map((one) => `${one.outerHTML.slice(0, 120)} ${one.getBoundingClientRect().height}`),
  );
}
