import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeControl } from './control.ts';

it('writes a control that differs from that of one line by its name alone', () => {
  const written = readFileSync(writeControl(temporaryFolder(), 'house-number'), 'utf8');
  const line = readFileSync('runtime/forms/controls/text/control.tsx', 'utf8');
  const code = (text: string) => text.replace(/^\/\*\*.*\n/m, '');
  expect(code(written)).toBe(code(line).replaceAll('TextControl', 'HouseNumberControl'));
});

it('leaves a folder that exists alone', () => {
  const directory = temporaryFolder();
  writeControl(directory, 'colour');
  expect(() => writeControl(directory, 'colour')).toThrow('runtime/forms/controls/colour exists already.');
});
