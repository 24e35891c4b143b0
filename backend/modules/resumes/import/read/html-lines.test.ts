import { expect, it } from 'vitest';
import { linesOfHtml } from './html-lines.ts';

it('reads a table of label and value row by row', () => {
  const html =
    '<p>Lebenslauf</p><table><tr><td><p>Name</p></td><td><p>Ida Berg</p></td></tr>' +
    '<tr><td><p>2019 – heute</p></td><td><p>Bäckerin</p><p>Mühle &amp; Sohn</p><ul><li>Brote</li></ul></td></tr></table>';
  expect(linesOfHtml(html)).toEqual([
    'Lebenslauf',
    'Name\tIda Berg',
    '2019 – heute\tBäckerin',
    'Mühle & Sohn',
    '• Brote',
  ]);
});

it('leaves a place below dates beside the second line of the other cell', () => {
  const row = (dates: string) => `<table><tr><td>${dates}</td><td><p>Mühle AG</p><p>Bäckerin</p></td></tr></table>`;
  expect(linesOfHtml(row('<p>2019 – heute</p><p>Basel</p>'))).toEqual(['2019 – heute\tMühle AG', 'Basel\tBäckerin']);
  expect(linesOfHtml(row('<p>2019 bis</p><p>heute</p>'))).toEqual(['2019 bis heute\tMühle AG', 'Bäckerin']);
});

it('reads the columns of a layout one after the other', () => {
  const html =
    '<table><tr><td><p>Contact</p><p>ida@example.com</p><p>Worms</p></td><td><p>Experience</p><p>Baker</p><p>2019 – now</p></td></tr></table>';
  expect(linesOfHtml(html).filter((line) => line !== '')).toEqual([
    ...['Contact', 'ida@example.com', 'Worms'],
    ...['Experience', 'Baker', '2019 – now'],
  ]);
});
