/** What is wrong with a text that does not have the form it needs: "has a space", "has capitals", "has curly quotes". */
import formats from 'ajv-formats';
import type { JsonObject } from '../sources/json.ts';
import { codeNamed } from './code-names.ts';
import { describeForm } from './value-form.ts';
import { quoted } from './words.ts';

interface Repair {
  /** Completes `"a b" ...`. */
  fault: (text: string) => string;
  /** The text without the fault; several where it could mean more than one thing. Equal to the text if it has none. */
  meant: (text: string) => string | string[];
  /** Not together with other faults. */
  alone?: true;
  /** Whether the text without the fault certainly says the same. */
  safe?: true;
}

const TRANSCRIBED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

const plainLetters = (text: string) =>
  text
    .replace(/[äöüÄÖÜß]/g, (letter) => TRANSCRIBED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

/** One email address; the group is its host. */
const ADDRESS = /^[^@\s,<>]+@([^@\s,<>]+\.[^@\s,<>]+)$/;

/** In the order in which they are made where a text has several faults. */
const REPAIRS: readonly Repair[] = [
  {
    fault: () => 'has an invisible character',
    meant: (text) => text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, ''),
    safe: true,
  },
  {
    fault: (text) => `has a space at the ${/^\s/.test(text) ? 'beginning' : 'end'}`,
    meant: (text) => text.trim(),
    safe: true,
  },
  { fault: () => 'has curly quotes in it', meant: (text) => text.replace(/[“”„‟«»‘’‚]/g, ''), safe: true },
  { fault: () => 'has quotes inside the quotes', meant: (text) => text.replace(/^["'](.*)["']$/, '$1'), safe: true },
  { fault: () => 'has backslashes instead of slashes', meant: (text) => text.replaceAll('\\', '/') },
  { fault: () => 'begins with "mailto:"', meant: (text) => text.replace(/^mailto:/i, ''), safe: true },
  {
    fault: () => 'has one slash instead of two',
    meant: (text) => text.replace(/^(https?:)\/(?!\/)/i, '$1//'),
    safe: true,
  },
  { fault: () => 'begins with "http://" instead of "https://"', meant: (text) => text.replace(/^http:/i, 'https:') },
  {
    fault: () => 'has more than the name of the file',
    meant: (text) => (/\.(svg|png|jpe?g|webp|gif|ico|txt)$/i.test(text) ? text.replace(/^.*\//, '') : text),
  },
  {
    fault: () => 'has more than the name of the folder',
    meant: (text) => text.replace(/^\/?(public\/)?brands\/([^/]+)\/?$/, '$2'),
  },
  {
    fault: (text) => `begins with "${/^https?:\/\//i.exec(text)?.[0]}"`,
    meant: (text) => (/^https?:\/\/[^/]+\/?$/i.test(text) ? text.replace(/^https?:\/\//i, '') : text),
    safe: true,
  },
  { fault: () => 'ends with a slash', meant: (text) => text.replace(/(?<=[^/])\/+$/, ''), safe: true },
  {
    fault: () => 'has a part of dots alone',
    meant: (text) => text.replace(/^\/\.{1,2}$/, '/').replace(/\/\.{1,2}(?=\/|$)/g, ''),
  },
  {
    fault: () => 'has a dot or a slash written as a code',
    meant: (text) => text.replace(/%2f|%5c/gi, '/').replace(/%2e/gi, '.'),
  },
  { fault: () => 'ends with a dot', meant: (text) => text.replace(/\.+$/, ''), safe: true },
  { fault: () => 'ends with a star', meant: (text) => text.replace(/(?<=.)\*$/, '') },
  { fault: () => 'has a port at the end', meant: (text) => text.replace(/:\d+$/, '') },
  {
    fault: () => 'goes on after the host',
    meant: (text) => text.replace(/^((?:https?:\/\/)?[^/.]+(?:\.[^/.]+)+)\/.*$/i, '$1'),
  },
  { fault: () => 'has a name beside the address', meant: (text) => text.replace(/^[^<>]*<([^<>\s]+)>\s*$/, '$1') },
  { fault: () => 'does not begin with "mailto:"', meant: (text) => text.replace(ADDRESS, 'mailto:$&') },
  { fault: () => 'is an email address', meant: (text) => text.replace(ADDRESS, '$1'), alone: true },
  { fault: (text) => `has a "${/[?#]/.exec(text)?.[0]}"`, meant: (text) => text.replace(/(?<=.)[?#].*$/, '') },
  { fault: () => 'has two slashes in a row', meant: (text) => text.replace(/(?<!:)\/{2,}/g, '/') },
  {
    fault: () => 'has a comma',
    meant: (text) => (text.includes('@') ? [] : [text.replaceAll(',', '.'), text.replaceAll(',', '')]),
  },
  { fault: () => 'has "(at)" instead of "@"', meant: (text) => text.replace(/\s*[([]at[)\]]\s*/i, '@') },
  { fault: () => 'has letters other than a to z', meant: (text) => plainLetters(text) },
  {
    fault: () => 'has a space',
    meant: (text) => (/[@./]/.test(text) ? [''] : ['-', '_', '']).map((instead) => text.replace(/\s+/g, instead)),
  },
  { fault: () => 'has capitals', meant: (text) => text.toLowerCase(), safe: true },
  { fault: () => 'has small letters where capitals are needed', meant: (text) => text.toUpperCase(), safe: true },
  { fault: () => 'has an underscore', meant: (text) => text.replaceAll('_', '-') },
  { fault: () => 'has a hyphen', meant: (text) => text.replaceAll('-', '_') },
  { fault: () => 'has two hyphens in a row', meant: (text) => text.replace(/-{2,}/g, '-') },
  { fault: () => 'begins or ends with a hyphen', meant: (text) => text.replace(/^-+|-+$/g, '') },
  { fault: () => 'begins with a slash', meant: (text) => text.replace(/^\/+/, '') },
  {
    fault: () => 'has three digits instead of six',
    meant: (text) => text.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
  },
  { fault: () => 'does not begin with "#"', meant: (text) => text.replace(/^[0-9a-f]{6}$/i, '#$&') },
  { fault: () => 'does not begin with "/"', meant: (text) => text.replace(/^[a-z0-9][^:.]*$/i, '/$&') },
  {
    fault: () => 'does not begin with "https://"',
    meant: (text) => text.replace(/^[^/:@]+\.[^/:@.]{2,}/, 'https://$&'),
  },
];

/** Where only names with this beginning are accepted. */
const OWN_NAME: Repair = {
  fault: () => 'does not begin with "x_"',
  meant: (text) => text.replace(/^[a-z][a-z0-9_]*$/, 'x_$&'),
};

export interface TextFault {
  /** Completes a sentence that begins with the text. */
  what: string;
  /** The text as it was probably meant. */
  meant: string;
  /** Whether it certainly says the same. */
  safe: boolean;
}

/** The faults of a text that is not accepted, if without them it is; undefined where they cannot be told. */
export function faultsOf(text: string, schema: JsonObject): TextFault | undefined {
  const accepts = acceptedBy(schema);
  const repairs = String(schema.pattern).startsWith('^x_') ? [...REPAIRS, OWN_NAME] : REPAIRS;
  for (const repair of repairs) {
    const meant = variants(repair, text).find(accepts);
    if (meant !== undefined) return { what: repair.fault(text), meant, safe: repair.safe === true };
  }
  return severalFaults(text, repairs, accepts);
}

/** At most this many faults are named; a text with more was meant for something else. */
const MOST_FAULTS = 3;

function severalFaults(
  text: string,
  repairs: readonly Repair[],
  accepts: (text: string) => boolean,
): TextFault | undefined {
  let states = [{ text, faults: [] as string[], safe: true }];
  for (const repair of repairs.filter(({ alone }) => !alone)) {
    const next = states.flatMap((state) =>
      state.faults.length < MOST_FAULTS
        ? variants(repair, state.text).map((meant) => ({
            text: meant,
            faults: [...state.faults, repair.fault(state.text)],
            safe: state.safe && repair.safe === true,
          }))
        : [],
    );
    const done = next.find((state) => accepts(state.text));
    if (done !== undefined) return { what: joined(done.faults), meant: done.text, safe: done.safe };
    states = [...states, ...next].slice(0, MOST_STATES);
  }
  return undefined;
}

/** Bounds the search. */
const MOST_STATES = 200;

function variants({ meant }: Repair, text: string): string[] {
  return [meant(text)].flat().filter((variant) => variant !== text && variant !== '');
}

/** `has a space, has capitals` -> `has a space and has capitals` */
function joined(faults: readonly string[]): string {
  return faults.length < 2 ? faults.join('') : `${faults.slice(0, -1).join(', ')} and ${faults.at(-1)}`;
}

export interface WrongText {
  message: string;
  suggestion?: string;
  /** Set when the suggestion certainly says the same. */
  meant?: string;
}

/** A sentence about a text that does not fit the pattern or format of its schema; `otherwise` where the fault cannot be told. */
export function describeWrongText(text: string, schema: JsonObject, otherwise: string): WrongText {
  if (text === '') return { message: `This text is empty.${describeForm(schema)}` };
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text))
    return { message: `Nothing in this text can be seen.${describeForm(schema)}` };
  const code = codeNamed(text, schema.pattern);
  if (code !== undefined)
    return { message: `${quoted(text)} is a name. Write its code: ${quoted(code)}.`, suggestion: code };
  const fault = faultsOf(text, schema);
  if (fault === undefined) {
    const [, ...hosts] = schema.format === 'email' ? text.split('@') : ['', ''];
    const isWhole = /^https?:\/\/[^/]+\.[^/]+\//i.test(text) ? 'is the full address of a site' : otherwise;
    const lacks = hosts.length === 0 ? 'has no "@"' : hosts.length > 1 ? 'is more than one address' : isWhole;
    return { message: `${quoted(text)} ${lacks}.${describeForm(schema)}` };
  }
  const { what, meant: suggestion, safe } = fault;
  const message = `${quoted(text)} ${what}. Did you mean ${quoted(suggestion)}?`;
  return { message, suggestion, ...(safe && { meant: suggestion }) };
}

/** Whether a text fits the pattern, format and length of a schema. */
function acceptedBy({ pattern, format, maxLength }: JsonObject): (text: string) => boolean {
  const shape = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  const known = format === 'email' || format === 'uri' ? formats.default.get(format) : undefined;
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
  return (text) =>
    text.length <= most && shape?.test(text) !== false && (known instanceof RegExp ? known.test(text) : true);
}
