/** Brand documents as the repository's formatter writes them: what fits on a line stands on one. */
import { isObject, type Json, type JsonObject } from '../../runtime/core/brand/sources/json.ts';

const WIDTH = 120;
const STEP = '  ';

/** The text of a document; its sections are written over several lines each, however short they are. */
export function format(document: JsonObject): string {
  const sections = Object.entries(document).map(([name, value]): [string, string] => {
    const key = `${JSON.stringify(name)}: `;
    return [key, isObject(value) ? brokenUp(value, STEP) : written(value, { indent: STEP, used: key.length + 1 })];
  });
  return `{\n${sections.map(([key, text]) => `${STEP}${key}${text}`).join(',\n')}\n}\n`;
}

interface Place {
  /** Of the line on which the value begins. */
  indent: string;
  /** Characters on that line besides the indent and the value. */
  used: number;
}

function written(value: Json, { indent, used }: Place): string {
  const line = onOneLine(value);
  return indent.length + used + line.length <= WIDTH ? line : brokenUp(value, indent);
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Each entry on a line of its own, or on more. */
function brokenUp(value: Json, indent: string): string {
  const inside = indent + STEP;
  const entries: [string, Json][] = Array.isArray(value)
    ? value.map((item) => ['', item])
    : isObject(value)
      ? Object.entries(value).map(([key, inner]) => [`${JSON.stringify(key)}: `, inner])
      : [];
  if (entries.length === 0) return onOneLine(value);
  const lines = entries.map(([key, inner], index) => {
    const comma = index === entries.length - 1 ? 0 : 1;
    return `${inside}${key}${written(inner, { indent: inside, used: key.length + comma })}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
