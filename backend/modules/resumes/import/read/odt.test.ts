import { expect, it } from 'vitest';
import { odt } from '../../../../uploads/testing/documents.ts';
import { docxOf } from '../testing/files.ts';
import { readCv } from './read-cv.ts';

const document = (body: string) =>
  `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
const cell = (...lines: string[]) =>
  `<table:table-cell>${lines.map((line) => `<text:p>${line}</text:p>`).join('')}</table:table-cell>`;
const linesOf = async (parts: Record<string, string>) => {
  const content = await readCv(odt(parts));
  return content.kind === 'lines' ? content.lines.filter((line) => line !== '') : [];
};

it('reads paragraphs, tabs, lists and tables of a document of LibreOffice', async () => {
  const body = `
    <text:h text:outline-level="1">Ida <text:span>Berg</text:span></text:h>
    <text:p>Leeds<text:tab/>UK<text:line-break/>ida@example.com</text:p>
    <table:table><table:table-row>${cell('2019 – now')}${cell('Baker', 'Mill &amp; Sons')}</table:table-row></table:table>
    <text:list><text:list-item><text:p>Bread</text:p><text:p>and rolls</text:p></text:list-item></text:list>
    <text:p>Cakes<office:annotation><text:p>too short</text:p></office:annotation></text:p>`;
  expect(await linesOf({ 'content.xml': document(body) })).toEqual([
    ...['Ida Berg', 'Leeds\tUK', 'ida@example.com'],
    ...['2019 – now\tBaker', 'Mill & Sons', '• Bread', 'and rolls', 'Cakes'],
  ]);
});

it('reads the header of the page first, and how to reach the person at its foot last', async () => {
  const margin = (name: string, ...lines: string[]) =>
    `<style:${name}>${lines.map((line) => `<text:p>${line}</text:p>`).join('')}</style:${name}>`;
  const styles = `<office:document-styles>${margin('header', 'Ida Berg')}${margin('footer', 'Page 1', 'ida@example.com')}</office:document-styles>`;
  expect(await linesOf({ 'content.xml': document('<text:p>Baker</text:p>'), 'styles.xml': styles })).toEqual([
    ...['Ida Berg', 'Baker', 'ida@example.com'],
  ]);
});

it('says that a document has a password', async () => {
  const manifest = '<manifest:manifest><manifest:encryption-data/></manifest:manifest>';
  await expect(readCv(odt({ 'META-INF/manifest.xml': manifest }))).rejects.toMatchObject({
    fault: 'RESUME_FILE_LOCKED',
  });
});

it('tells documents by their parts', async () => {
  expect(await readCv(await docxOf(['Ida Berg']))).toMatchObject({ kind: 'lines', lines: ['Ida Berg'] });
});
