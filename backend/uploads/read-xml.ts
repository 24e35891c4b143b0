/** Elements of an XML text, as events. */
import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { UploadRefusal } from './refusal.ts';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

export interface XmlVisitor {
  open?(element: XmlElement): void;
  /** Text directly inside of an element. */
  text?(element: string, text: string): void;
}

/** Characters after which other requests have their turn. */
const PIECE = 64 * 1024;

/** Throws `UploadRefusal` for a text that is not well-formed or declares entities, and what the visitor throws. */
export async function readXml(xml: string, { open, text }: XmlVisitor): Promise<void> {
  const parser = new SaxesParser();
  const path: string[] = [];
  parser.on('error', () => {
    throw new UploadRefusal('documentDamaged');
  });
  parser.on('doctype', () => {
    throw new UploadRefusal('documentDamaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    open?.({ name, attributes });
  });
  parser.on('text', (value) => text?.(path.at(-1) ?? '', value));
  parser.on('closetag', () => path.pop());
  for (let at = 0; at < xml.length; at += PIECE) {
    parser.write(xml.slice(at, at + PIECE));
    await setImmediate();
  }
  parser.close();
}
