import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelledPlace } from './labelled.ts';
import { detectLanguage, languageNamed, localeIn } from './language.ts';
import { lineOf, mendEncoding } from './mend.ts';
import { withoutTitle } from './repeated-title.ts';
import { htmlOf } from './rich-text.ts';
import { oddText } from './testing/odd-text.ts';
import { cleanTitle, splitTitle } from './title.ts';

describe('htmlOf', () => {
  it.each([
    ['escaped HTML', '&lt;p&gt;Bake &amp;amp; sell&lt;/p&gt;', '<p>Bake &amp; sell</p>'],
    ['twice escaped HTML', '&amp;lt;p&amp;gt;Bake&amp;lt;/p&amp;gt;', '<p>Bake</p>'],
    ['plain text', 'Bake.\n\nSell.\nEvery day.', '<p>Bake.</p><p>Sell.<br>Every day.</p>'],
    [
      'characters that are escaped twice',
      '<p>Bake&amp;mdash;and sell &amp;#8364; 5</p>',
      '<p>Bake&mdash;and sell &#8364; 5</p>',
    ],
    ['characters by name in plain text', 'Caf&eacute; R&D; &lt;b', '<p>Café R&amp;D; &lt;b</p>'],
    [
      'sentences in pieces',
      'MISSION\nAvec le\nou la\ntechnicien\n(\nne\n)\nà la paie, aux\ndeux\n(2)\nsemaines, et l\n’\néquipe.\nVous :\nune vie\n\nbake\nsell',
      '<h3>MISSION</h3><p>Avec le ou la technicien(ne) à la paie, aux deux (2) semaines, et l’équipe.</p><p><strong>Vous :</strong></p><p>une vie</p><p>bake<br>sell</p>',
    ],
    ['escaped plain text', 'R&amp;D &lt; 5', '<p>R&amp;D &lt; 5</p>'],
    [
      'lists in plain text',
      'You:\n- bake\n• sell\nEvery day.',
      '<p>You:</p><ul><li>bake</li><li>sell</li></ul><p>Every day.</p>',
    ],
    ['headings in capitals', 'EXIGENCES\n- Patience', '<h3>EXIGENCES</h3><ul><li>Patience</li></ul>'],
    [
      'Markdown',
      '## Tasks\n\n* **Bake**\n* Sell',
      '<h2>Tasks</h2>\n<ul>\n<li><strong>Bake</strong></li>\n<li>Sell</li>\n</ul>\n',
    ],
    [
      'lines in HTML',
      '<p>You:<br>- bake<br>- sell<br><br>Call us</p>',
      '<p><strong>You:</strong></p><ul><li>bake</li><li>sell</li></ul><p>Call us</p>',
    ],
    [
      'labels before lists',
      '<p>Join us.<br><br>Your tasks</p><ul><li>bake</li></ul><p>We offer<br></p>\n<ol><li>bread</li></ol>',
      '<p>Join us.</p><p><strong>Your tasks</strong></p><ul><li>bake</li></ul><p><strong>We offer</strong></p><ol><li>bread</li></ol>',
    ],
    [
      'sentences before lists',
      '<p>You bake.</p><ul><li>bread</li></ul><p>among others</p><ul><li>cakes</li></ul>',
      '<p>You bake.</p><ul><li>bread</li></ul><p>among others</p><ul><li>cakes</li></ul>',
    ],
    [
      'labels on lines of their own',
      'We bake.\nYour profile:\nYou sell.',
      '<p>We bake.</p><p><strong>Your profile:</strong></p><p>You sell.</p>',
    ],
    [
      'headings without a tag',
      '<p>We bake.</p>About &amp; us<p>You sell.</p>',
      '<p>We bake.</p><h3>About &amp; us</h3><p>You sell.</p>',
    ],
    [
      'lines that HTML would join',
      '<p>Who we are\nWe bake.\nYou sell.\n\nCall us.</p>',
      '<p>Who we are<br>We bake.<br>You sell.</p><p>Call us.</p>',
    ],
    ['HTML without paragraphs', 'We <b>bake</b>.\n\nYou sell.', '<p>We <b>bake</b>.</p><p>You sell.</p>'],
    [
      'lines that an editor wrapped',
      '<p>We bake bread, rolls and cakes every day of the week and\nsell them in six shops of our own in the old town, and\nonline.</p>',
      '<p>We bake bread, rolls and cakes every day of the week and\nsell them in six shops of our own in the old town, and\nonline.</p>',
    ],
    ['misread UTF-8', 'CafÃ© in ZÃ¼rich', '<p>Café in Zürich</p>'],
    [
      'bold words of Markdown alone',
      'We bake **every day**.\n\n    Call us\n• **Bake**\n• sell',
      '<p>We bake <strong>every day</strong>.</p>\n<p>Call us</p>\n<ul>\n<li><strong>Bake</strong></li>\n<li>sell</li>\n</ul>\n',
    ],
    [
      'a link of Markdown alone',
      'Read [our story](https://bakery.example/story).',
      '<p>Read <a href="https://bakery.example/story">our story</a>.</p>\n',
    ],
    [
      'Markdown with breaks of HTML',
      '## Tasks<br>- **Bake**<br>- sell<br><br>Call us',
      '<h2>Tasks</h2>\n<ul>\n<li><strong>Bake</strong></li>\n<li>sell</li>\n</ul>\n<p>Call us</p>\n',
    ],
    [
      'Markdown in HTML',
      '<p>## Our bread</p><p title="**">We bake **every day**, hours**:** 40, see [us](https://bakery.example/?a=1&amp;b=2).</p>',
      '<h3>Our bread</h3><p title="**">We bake <strong>every day</strong>, hours: 40, see <a href="https://bakery.example/?a=1&amp;b=2">us</a>.</p>',
    ],
    [
      'list marks in paragraphs',
      '<p>You</p><p>·&nbsp;&nbsp;bake</p>\n<p>•\tsell <b>bread</b></p><p>Every day</p><div>- early</div>\n<div><br /></div><div>- late</div><p>– with us</p>',
      '<p><strong>You</strong></p><ul><li>bake</li><li>sell <b>bread</b></li></ul><p><strong>Every day</strong></p><ul><li>early</li><li>late</li><li>with us</li></ul>',
    ],
    ['nothing', ' \n ', ''],
  ])('makes HTML of %s', (_name, text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  it('takes a price or a comparison for no markup', () => {
    expect(htmlOf('Shifts < 8 hours, > 20 € and * 13')).toBe('<p>Shifts &lt; 8 hours, &gt; 20 € and * 13</p>');
  });

  it.each([
    'Grade 4**, or 5** of the union, * without bonus, ** with it',
    'Bread * rolls * cakes, 2 ** 3 = 8, a*b*c, snake_case_name, __init__.py',
    'Name: ______________ Date: ____________',
    '# of employees: 12',
    '** To be filled at once **',
    'Write to [us] (by 1 May) or to **',
  ])('leaves signs as they are that are no Markdown: %s', (text) => {
    expect(htmlOf(text)).toBe(`<p>${text}</p>`);
    expect(htmlOf(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
  });

  it('leaves code in HTML and a paragraph with a single mark as they are', () => {
    for (const html of [
      '<p>Run</p><pre>2 **a** 3</pre>',
      '<p>- at once</p><p>We bake - and sell</p>',
      '<p>*m/f/x</p><p>*at once</p>',
    ])
      expect(htmlOf(html)).toBe(html);
  });

  it('never throws', () => {
    fc.assert(fc.property(oddText(2_000), (text) => void htmlOf(text)));
  });

  it.each([
    '<p>',
    '- ',
    '&lt;p',
    '**a ',
    '*a',
    '[',
    '![',
    '> ',
    '1. ',
    '<br>- ',
    '&amp;amp;',
    '<p a',
    '**a**',
    '<p>- ',
    '<p>- a</p> ',
    '<p>• ',
    '<p>• a</p><br>',
    '<p>• a</p><p>&nbsp;',
    '<p>•&nbsp;',
    '[a](https://b',
    '# a\n',
    '<p>## ',
  ])('makes HTML of "%s" over and over', (one) => {
    const text = `## Tasks\n\n${one.repeat(50_000 / one.length)}`;
    expect(htmlOf(text)).toContain('Tasks');
  });
});

describe('single values', () => {
  it('are mended and stand on one line', () => {
    expect(lineOf('  <b>Chef\u200b de\u00a0rang</b>\n&amp; more ')).toBe('Chef de rang & more');
    expect(mendEncoding('SÃ£o Paulo')).toBe('São Paulo');
  });

  it.each(['Zürich', 'marché\u00a0»', 'Ã la carte', '小小'])('leave "%s" as it is', (text) => {
    expect(mendEncoding(text)).toBe(text);
  });
});

it('characters by name and number are unescaped once, others stay', () => {
  expect(lineOf('Caf&eacute; &amp;amp; B&auml;cker &ndash; &#8364;&#x20ac; &valueOf; &nope; A&B')).toBe(
    'Café &amp; Bäcker – €€ &valueOf; &nope; A&B',
  );
});

describe('titles', () => {
  it.each([
    ['<p>Baker (m/f/d)</p><p>We bake.</p>', '<p>We bake.</p>'],
    ['<p>Baker – M/F/D<br>Location: Portland</p>', '<p>Location: Portland</p>'],
    ['<h2 class="a"><b>Baker (m/f/d)</b></h2>\n<p>We bake.</p>', '<p>We bake.</p>'],
    ['<p>Baker (m/f/d)</p>', '<p>Baker (m/f/d)</p>'],
    ['<p>Baker (m/f/d) wanted</p><p>We bake.</p>', '<p>Baker (m/f/d) wanted</p><p>We bake.</p>'],
    ['We bake.', 'We bake.'],
  ])('do not begin %j', (html, expected) => {
    expect(withoutTitle(html, 'Baker (m/f/d)')).toBe(expected);
  });

  it.each([
    ['Responsable achats H/F (H/F)', 'Responsable achats (H/F)'],
    ['Bäcker (m/w/d) (M/W/D) in Teilzeit', 'Bäcker (m/w/d) in Teilzeit'],
    ['Vendeur H/F', 'Vendeur H/F'],
    ['Vendeur F/H (H/F)', 'Vendeur F/H (H/F)'],
  ])('name the sexes once: %s', (title, expected) => {
    expect(cleanTitle(title).title).toBe(expected);
  });

  it('give the company that stands before them', () => {
    expect(splitTitle('Kaleo Software: Senior Engineer: Ruby', 'company_title')).toEqual({
      title: 'Senior Engineer: Ruby',
      company: 'Kaleo Software',
    });
    expect(splitTitle('Engineer: Ruby', undefined)).toEqual({ title: 'Engineer: Ruby', company: null });
  });

  it('are cut at a word', () => {
    const { title, isCut } = cleanTitle(`- ${'word '.repeat(60)}`);
    expect({ isCut, end: title.slice(-6), fits: title.length <= 140 }).toEqual({
      isCut: true,
      end: ' word…',
      fits: true,
    });
  });
});

describe('languages', () => {
  it.each([
    ['We are looking for a baker who is able to work with us and the team of the bakery.', 'en'],
    ['Wir suchen für unser Team in Berlin eine Bäckerin, die mit uns arbeitet und für die Kunden da ist.', 'de'],
    ['Nous recherchons pour notre équipe une boulangère qui est en contact avec les clients de la ville.', 'fr'],
    ['Buscamos para nuestro equipo una panadera que se ocupe de los clientes y del pan con la familia.', 'es'],
    ['Ищем пекаря', null],
    ['Baker', null],
  ])('of "%s" is %s', (text, language) => {
    expect(detectLanguage(`<p>${text}</p>`)).toBe(language);
  });

  it('are those of the brand', () => {
    expect(localeIn(languageNamed('de-AT'), ['en-GB', 'de'])).toBe('de');
    expect(localeIn(languageNamed('English'), ['de', 'en-GB'])).toBe('en-GB');
    expect(localeIn(languageNamed('pt'), ['en'])).toBeNull();
    expect(languageNamed('native speaker')).toBeNull();
  });
});

describe('labelledPlace', () => {
  it.each([
    ['<p><strong>Location:</strong> Los Angeles, CA<br /><strong>URL:</strong> x</p>', 'Los Angeles, CA'],
    ['&lt;p&gt;Headquarters: Berlin&lt;br&gt;We are …', 'Berlin'],
    ['<p>Location: Maitland, FL · Hybrid<br>', 'Maitland, FL'],
    ['<p>We have a great location.</p>', null],
  ])('of "%s" is %s', (text, place) => {
    expect(labelledPlace(text)).toBe(place);
  });
});
