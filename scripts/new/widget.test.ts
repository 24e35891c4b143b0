import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWidgets } from '../generate/read-widgets.ts';
import { widgetFiles } from '../generate/widgets.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeWidget } from './widget.ts';

function describe(directory: string, description: string): void {
  const file = join(directory, 'open-days/widget.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), description }));
}

it('writes a folder that the generator registers under its name', () => {
  const directory = temporaryFolder();
  writeWidget(directory, 'open-days');

  expect(readdirSync(join(directory, 'open-days'))).toEqual(['OpenDays.module.css', 'OpenDays.tsx', 'widget.json']);
  describe(directory, 'Days on which a school opens its doors.');
  expect(readWidgets(directory)).toMatchObject([
    { name: 'open-days', defaults: { heading: 'Open days' }, hasLoad: false },
  ]);
  expect(widgetFiles(directory).get(join(directory, 'registry.generated.ts'))).toContain(
    "OpenDays: dynamic(() => import('./open-days/OpenDays.tsx').then((module) => module.OpenDays)),",
  );
});

it('is refused until somebody says what the widget is for', () => {
  const directory = temporaryFolder();
  writeWidget(directory, 'open-days');
  expect(() => readWidgets(directory)).toThrow(
    'widgets/open-days/widget.json: "description" is still that of the template. Write what the widget shows and what it is for.',
  );
});

it('writes short lists as the formatter of this tree does', () => {
  const directory = temporaryFolder();
  writeWidget(directory, 'open-days');
  expect(readFileSync(join(directory, 'open-days/widget.json'), 'utf8')).toContain('\n  "regions": ["main"],\n');
});

it('leaves a folder that exists alone', () => {
  const directory = temporaryFolder();
  writeWidget(directory, 'open-days');
  const before = readFileSync(join(directory, 'open-days/widget.json'), 'utf8');

  expect(() => writeWidget(directory, 'open-days')).toThrow('widgets/open-days exists already.');
  expect(readFileSync(join(directory, 'open-days/widget.json'), 'utf8')).toBe(before);
});
