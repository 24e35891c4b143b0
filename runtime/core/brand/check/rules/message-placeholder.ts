import { entriesAt, isObject, type Json, type Path } from '../../sources/json.ts';
import { localesOf } from '../../views.ts';
import { type Draft, defineRule } from '../rule.ts';
import { listed, nearest, wayOut } from '../words.ts';

const PLACEHOLDER = /\{\{-?\s*([^{},\s]+)\s*(?:,\s*([^{}()\s]+)[^{}]*)?\}\}/g;
const SINGLE = /\{\s*(\w+)\s*\}/;
const OTHER = /%[sd]\b|%\(\w+\)s|\$\{\w+\}/;
const PLURAL = /_(zero|one|two|few|many|other)$/;
const FORMATS = ['number', 'currency', 'datetime', 'relativetime', 'list'];

export const messagePlaceholder = defineRule({
  code: 'MESSAGE_PLACEHOLDER',
  severity: 'error',
  description:
    'A reworded text has a placeholder that the original lacks, or one that is written wrongly, so visitors would see a gap or the brackets. A placeholder that is left out is a warning.',
  remedy: 'Use the placeholders of the original, in double brackets: {{count}}.',
  *find({ document, own, catalogue }) {
    const supported = localesOf(document);
    for (const [locale, namespaces] of entriesAt(own, ['messages'])) {
      if (!supported.includes(locale)) continue;
      for (const [namespace, texts] of entriesAt(namespaces, [])) {
        const wordings = catalogue.wordings.get(namespace);
        if (wordings === undefined) continue;
        for (const { key, path, text } of rewordedTexts(texts, [], ['messages', locale, namespace])) {
          const originals = originalsOf(wordings, key);
          if (originals.length > 0) yield* check(text, path, key, new Set(originals.flatMap(namesIn)));
        }
      }
    }
  },
});

interface Text {
  key: string;
  path: Path;
  text: string;
}

/** The texts of a value with their dotted keys. */
export function* rewordedTexts(value: Json, keys: readonly string[], path: Path): Generator<Text> {
  if (typeof value === 'string') yield { key: keys.join('.'), path, text: value };
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) yield* rewordedTexts(inner, [...keys, key], [...path, key]);
}

/** The original in all its plural forms. */
function originalsOf(wordings: ReadonlyMap<string, string>, key: string): string[] {
  const base = key.replace(PLURAL, '');
  return [...wordings].flatMap(([name, text]) => (name.replace(PLURAL, '') === base ? [text] : []));
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

function* check(text: string, path: Path, key: string, known: ReadonlySet<string>): Generator<Draft> {
  const names = [...known];
  const offer =
    names.length === 0 ? ' The original has none.' : ` The original has ${listed(names.map((name) => `{{${name}}}`))}.`;
  const used = [...text.matchAll(PLACEHOLDER)];
  for (const [written, name = '', format] of used) {
    if (!known.has(name)) {
      const suggestion = nearest(name, names);
      const value = text.replace(written, () => written.replace(name, suggestion ?? ''));
      yield {
        path,
        message: `There is no placeholder {{${name}}} in this text.${suggestion === undefined ? offer : wayOut(`{{${suggestion}}}`, [])}`,
        ...(suggestion !== undefined && {
          suggestion,
          fix: { title: `Write {{${suggestion}}}`, safe: true, edits: [{ path, value }] },
        }),
      };
    } else if (format !== undefined && !FORMATS.includes(format)) {
      yield {
        path,
        severity: 'warning',
        message: `There is no format "${format}".${wayOut(nearest(format, FORMATS), FORMATS)}`,
      };
    }
  }
  const rest = text.replaceAll(PLACEHOLDER, '');
  if (/\{\{|\}\}/.test(rest)) {
    yield { path, message: `A placeholder is not closed. Write it in double brackets.${offer}` };
  } else if (SINGLE.test(rest) || (known.size > 0 && OTHER.test(rest))) {
    const found = SINGLE.exec(rest)?.[0] ?? OTHER.exec(rest)?.[0];
    yield {
      path,
      severity: 'warning',
      message: `Visitors would see "${found}". Placeholders have double brackets.${offer}`,
    };
  } else if (used.length === 0 && known.size > 0 && !/_(zero|one|two)$/.test(key)) {
    yield { path, severity: 'warning', message: `This text leaves a placeholder out.${offer}` };
  }
}
