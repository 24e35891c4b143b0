import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { RichTextFormat } from '../../../runtime/core/richtext/formats.ts';
import { sanitise } from '../../../runtime/core/richtext/sanitise.ts';
import { violationsOf } from '../../site/support/axe.ts';
import { exampleOf } from './examples.ts';
import { answerOf, expectAnswer, fieldPages, redraw } from './field-page.ts';
import type { FieldSetup } from './setup.ts';

const { show } = fieldPages();
const empty: FieldSetup = { control: 'rich-text', ...exampleOf('rich-text'), value: undefined };
const admin: FieldSetup = { ...empty, toolbar: 'admin' };
const editor = (page: Page) => page.getByRole('textbox', { name: 'About us' });
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const use = (page: Page, name: string) => tool(page, name).click();

/** The answer, which the backend's sanitizer must leave unchanged. */
async function storedText(page: Page): Promise<string> {
  let text = '';
  await page.locator('#after').focus();
  await expect
    .poll(async () => {
      const answer = (await answerOf(page)) as { value: string; format: RichTextFormat } | undefined;
      text = answer?.value ?? '';
      return text;
    })
    .not.toBe('');
  const { format } = (await answerOf(page)) as { format: RichTextFormat };
  expect(await sanitise(text, format)).toBe(text);
  return text;
}

describe('the toolbar', () => {
  it('makes of words what its tools say', async () => {
    const page = await show(empty);
    for (const [name, html] of [
      ['Heading', '<h3>Words</h3>'],
      ['Subheading', '<h4>Words</h4>'],
      ['Bold', '<p><strong>Words</strong></p>'],
      ['Italic', '<p><em>Words</em></p>'],
      ['Bulleted list', '<ul><li><p>Words</p></li></ul>'],
      ['Numbered list', '<ol><li><p>Words</p></li></ol>'],
      ['Block quote', '<blockquote><p>Words</p></blockquote>'],
    ] as const) {
      await redraw(page, empty);
      await editor(page).click();
      await use(page, name);
      expect(await tool(page, name).getAttribute('aria-pressed'), name).toBe('true');
      await page.keyboard.type('Words');
      expect(await storedText(page)).toBe(html);
      expect(await answerOf(page)).toEqual({ value: html, format: 'filtered_html' });
    }
  });

  it('undoes and redoes', async () => {
    const page = await show({ ...empty, value: { value: '<p>First</p>', format: 'filtered_html' } });
    expect(await tool(page, 'Undo').getAttribute('aria-disabled')).toBe('true');
    await editor(page).click();
    await use(page, 'Heading');
    await use(page, 'Undo');
    await expect.poll(() => editor(page).innerHTML()).toBe('<p>First</p>');
    await use(page, 'Redo');
    expect(await storedText(page)).toBe('<h3>First</h3>');
  });

  it('is one stop of the tabulator, and arrows move within', async () => {
    const page = await show(admin);
    await page.locator('#before').focus();
    const names: (string | null | undefined)[] = [];
    for (const key of ['Tab', 'ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'Tab']) {
      await page.keyboard.press(key);
      names.push(
        await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.role),
      );
    }
    expect(names).toEqual([
      'Heading',
      'Subheading',
      'Bold',
      'Embed media',
      'Heading',
      'Embed media',
      'Heading',
      'textbox',
    ]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('after');
  });

  it('offers administrators more than others', async () => {
    const page = await show(empty);
    const buttons = page.getByRole('toolbar').getByRole('button');
    expect(await buttons.count()).toBe(10);
    await redraw(page, admin);
    expect(await buttons.count()).toBe(14);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('a link', () => {
  it('is put on what is selected, by the keyboard alone', async () => {
    const page = await show({ ...empty, value: { value: '<p>Our site</p>', format: 'filtered_html' } });
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await tool(page, 'Link').focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('dialog', { name: 'Link' }).getByRole('textbox');
    await field.fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a web address or an email address.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await violationsOf(page)).toEqual([]);
    await field.fill('example.com');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => editor(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await storedText(page)).toBe('<p><a href="https://example.com" rel="nofollow noopener">Our site</a></p>');
  });

  it('is an address of a mailbox where none is selected, and can be taken away', async () => {
    const page = await show(empty);
    await editor(page).click();
    await use(page, 'Link');
    await page.getByRole('dialog').getByRole('textbox').fill('ida@example.com');
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    expect(await storedText(page)).toBe('<p><a href="mailto:ida@example.com">ida@example.com</a></p>');
    await editor(page).locator('a').click();
    await use(page, 'Link');
    await page.getByRole('button', { name: 'Remove link' }).click();
    await expect.poll(() => storedText(page)).toBe('<p>ida@example.com</p>');
  });
});

describe('administrators', () => {
  it('indent lists, make tables and embed media', async () => {
    const page = await show(admin);
    await editor(page).click();
    await use(page, 'Bulleted list');
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    await use(page, 'Indent');
    expect(await storedText(page)).toBe('<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>');
    await editor(page).getByText('Two').click();
    await use(page, 'Outdent');
    await expect.poll(() => storedText(page)).toBe('<ul><li><p>One</p></li><li><p>Two</p></li></ul>');

    await redraw(page, admin);
    await editor(page).click();
    await use(page, 'Insert table');
    await page.keyboard.type('Year');
    await use(page, 'Delete row');
    await page.keyboard.type('2026');
    await use(page, 'Add column');
    const table = await storedText(page);
    expect(table).toMatch(/^<table><tbody><tr>.*2026.*<\/table>/s);
    expect(await answerOf(page)).toMatchObject({ format: 'full_html' });

    await redraw(page, admin);
    await editor(page).click();
    await page.keyboard.type('Look:');
    await use(page, 'Embed media');
    await page.getByRole('dialog').getByRole('textbox').fill('https://example.com/film');
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    await page.getByText(/This cannot be embedded/).waitFor();
    await page.getByRole('dialog').getByRole('textbox').fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    const media = await storedText(page);
    expect(media).toContain('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
    // The editor loads nothing from other hosts.
    expect(await editor(page).locator('iframe').count()).toBe(0);
    await redraw(page, { ...admin, value: { value: media, format: 'full_html' } });
    await editor(page).getByText('www.youtube-nocookie.com').waitFor();
  });
});

describe('the text', () => {
  it('is no answer while it is empty', async () => {
    const page = await show({ ...empty, value: { value: '<p>Gone</p>', format: 'filtered_html' } });
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await expectAnswer(page, undefined);
  });

  it('says what is wrong with it', async () => {
    const page = await show({ ...empty, value: { value: '<p>Long</p>', format: 'filtered_html' } });
    await page.evaluate(() => window.harness.fault('Please write less.', '/value'));
    await page.getByText('Please write less.').waitFor();
    await expect.poll(() => editor(page).getAttribute('aria-invalid')).toBe('true');
    expect(await editor(page).getAttribute('aria-describedby')).toContain('-problems');
  });

  it('takes in texts of another hand, also plain ones', async () => {
    const page = await show({ ...empty, value: { value: 'One\n\nTwo & <b>', format: 'plain' } });
    await expect.poll(() => editor(page).innerHTML()).toBe('<p>One</p><p>Two &amp; &lt;b&gt;</p>');
    await page.evaluate(() => window.harness.set({ value: '<p>A draft</p>', format: 'filtered_html' }));
    await expect.poll(() => editor(page).innerHTML()).toBe('<p>A draft</p>');
  });

  it('keeps what a stored text holds and no button makes', async () => {
    const value =
      '<h5>Small</h5><p><u>Under</u> <s>struck</s> <code>code</code></p><hr><ol start="3"><li><p>Three</p></li></ol>';
    const page = await show({ ...empty, value: { value, format: 'filtered_html' } });
    await editor(page).getByText('Three').click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    expect(await storedText(page)).toBe(value.replace('Three', 'Three!'));
  });

  it.each([
    [
      'Word',
      `<html><head><style>p{color:red}</style></head><body><!--StartFragment--><h1 style='mso-style:x'>Wir <span lang=DE>suchen</span><o:p></o:p></h1>
<p class=MsoNormal style='margin:0'><b><span style='font-size:12pt;color:red'>Setzer</span></b><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Satz</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Druck</p><!--EndFragment--></body></html>`,
      /^<h3>Wir suchen<\/h3><p><strong>Setzer<\/strong>(&nbsp;)?<\/p><ul><li><p>Satz<\/p><\/li><li><p>Druck<\/p><\/li><\/ul>$/,
    ],
    [
      'Google Docs',
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-weight:400"> plain</span></p></b>`,
      /^<p><strong>Bold<\/strong> plain<\/p>$/,
    ],
    [
      'a page',
      `<div onclick="alert(1)" style="position:fixed"><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">bad</a> <a href="https://example.com" target="_blank" class="x">good</a><table><tr><td>cell</td></tr></table><form><input value="x"></form></div>`,
      /^<p>bad <a href="https:\/\/example\.com" rel="nofollow noopener">good<\/a><\/p><p>cell<\/p>$/,
    ],
  ])('cleans what is pasted from %s', async (_, html, clean) => {
    const page = await show(empty);
    await editor(page).click();
    await page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData('text/html', pasted);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, html);
    expect(await storedText(page)).toMatch(clean);
  });
});
