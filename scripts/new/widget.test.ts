import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWidgets } from '../generate/read-widgets.ts';
import { widgetFiles } from '../generate/widgets.ts';
import { writeWidget } from './widget.ts';

it('writes a folder that the generator registers under its name', () => {
  const directory = mkdtempSync(join(tmpdir(), 'widgets-'));
  writeWidget(directory, 'open-days');

  expect(readdirSync(join(directory, 'open-days'))).toEqual(['OpenDays.module.css', 'OpenDays.tsx', 'widget.json']);
  expect(readWidgets(directory)).toMatchObject([
    { name: 'open-days', defaults: { heading: 'Open days' }, hasLoad: false },
  ]);
  expect(widgetFiles(directory).get(join(directory, 'registry.generated.ts'))).toContain(
    "'open-days': dynamic(() => import('./open-days/OpenDays.tsx').then((module) => module.OpenDays)),",
  );
});

it('writes short lists as the formatter of this tree does', () => {
  const directory = mkdtempSync(join(tmpdir(), 'widgets-'));
  writeWidget(directory, 'open-days');
  expect(readFileSync(join(directory, 'open-days/widget.json'), 'utf8')).toContain('\n  "regions": ["main"],\n');
});

it('leaves a folder that exists alone', () => {
  const directory = mkdtempSync(join(tmpdir(), 'widgets-'));
  writeWidget(directory, 'open-days');
  const before = readFileSync(join(directory, 'open-days/widget.json'), 'utf8');

  expect(() => writeWidget(directory, 'open-days')).toThrow('widgets/open-days exists already.');
  expect(readFileSync(join(directory, 'open-days/widget.json'), 'utf8')).toBe(before);
});
