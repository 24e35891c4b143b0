/** Makes docs/limits.md from schemas/limits.json. */
import { readFile } from 'node:fs/promises';

interface Limit {
  value: number;
  unit: string;
  description: string;
}

const intro = `# Limits

Written by \`npm run generate\` from \`schemas/limits.json\`. A document beyond a limit is refused with a finding that
names the limit; the last good revision of the brand stays up. Bounds of single settings stand in the brand schema.

| limit | value | what it bounds |
|---|---|---|
`;

/** The page as Markdown. */
export const limitsPage = async (): Promise<string> => {
  const file = new URL('../../schemas/limits.json', import.meta.url);
  const limits: Record<string, Limit> = JSON.parse(await readFile(file, 'utf8'));
  const rows = Object.entries(limits).map(
    ([name, { value, unit, description }]) =>
      `| \`${name}\` | ${value.toLocaleString('en-US')} ${unit} | ${description} |\n`,
  );
  return intro + rows.join('');
};
