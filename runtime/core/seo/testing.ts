import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM().window;

/** Parses XML as a browser does; throws if it is not well-formed. */
export function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? 'not well-formed');
  return document;
}

/** Text of every element with this name, in document order. */
export function textsOf(document: Document, name: string): (string | null)[] {
  return [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
}

/** Text that breaks markup: every special character, and those that XML forbids. */
export const hostileText =
  'a & b < c > "d" \'e\' ]]> </script> <!-- \u0000\u0008\u001f\u2028\ufffe \ud800 x \udfff 👩‍⚕️ é';
