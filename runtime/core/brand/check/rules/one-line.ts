import { stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

const ONE_LINE = [
  ['site', 'name'],
  ['site', 'senderName'],
  ['site', 'legal', 'publisher'],
  ['site', 'legal', 'address'],
];

export const oneLine = defineRule({
  code: 'ONE_LINE',
  severity: 'warning',
  description: 'A text that is shown on one line, or is the name of a sender, has a line break.',
  remedy: 'Write it on one line, with commas; `check --fix` does it.',
  *find({ own }) {
    for (const path of ONE_LINE) {
      const text = stringAt(own, path);
      if (text === undefined || !/[\n\r]/.test(text)) continue;
      const comma = path.at(-1) === 'address' ? ', ' : ' ';
      const value = text.trim().replace(/,?\s*[\n\r]+\s*/g, comma);
      yield {
        path,
        message: `This text stands on one line, but has a line break. Write "${value}".`,
        fix: { title: `Write "${value}"`, safe: true, edits: [{ path, value }] },
      };
    }
  },
});
