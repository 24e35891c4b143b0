/** What is in a PDF, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { validateXML } from 'xmllint-wasm';
import { FACTUR_X_FILE } from '../factur-x.ts';

export interface PdfSeen {
  /** One text per page. */
  pages: string[];
  /** The embedded electronic invoice; null for none. */
  xml: string | null;
}

export async function readPdf(pdf: Uint8Array): Promise<PdfSeen> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  const files = await document.getAttachments();
  const file = files?.has(FACTUR_X_FILE) ? await document.getAttachmentContent(FACTUR_X_FILE) : null;
  return { pages, xml: file && Buffer.from(contentOf(file)).toString() };
}

function contentOf(file: unknown): Uint8Array {
  if (file instanceof Uint8Array) return file;
  const { content } = file as { content?: unknown };
  if (content instanceof Uint8Array) return content;
  throw new Error('The file in the PDF has no content.');
}

const SCHEMAS = new URL('./', import.meta.url);
const MAIN = 'FACTUR-X_EN16931.xsd';

/** Errors by the schema of Factur-X for EN 16931; empty for a valid invoice. */
export async function schemaErrors(xml: string): Promise<string[]> {
  const files = readdirSync(SCHEMAS)
    .filter((name) => name.endsWith('.xsd'))
    .map((fileName) => ({ fileName, contents: readFileSync(new URL(fileName, SCHEMAS), 'utf8') }));
  const { errors } = await validateXML({
    xml: { fileName: 'factur-x.xml', contents: xml },
    schema: files.filter(({ fileName }) => fileName === MAIN),
    preload: files.filter(({ fileName }) => fileName !== MAIN),
  });
  return errors.map(({ message }) => message);
}
