import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeControl } from './control.ts';

it('writes a control that differs from that of one line by its name alone', () => {
  const written = readFileSync(writeControl(mkdtempSync(join(tmpdir(), 'controls-')), 'house-number'), 'utf8');
  const line = readFileSync('runtime/forms/controls/text/control.tsx', 'utf8');
  const code = (text: string) => text.replace(/^\/\*\*.*\n/m, '');
  expect(code(written)).toBe(code(line).replaceAll('TextControl', 'HouseNumberControl'));
});

it('leaves a folder that exists alone', () => {
  const directory = mkdtempSync(join(tmpdir(), 'controls-'));
  writeControl(directory, 'colour');
  expect(() => writeControl(directory, 'colour')).toThrow('runtime/forms/controls/colour exists already.');
});
