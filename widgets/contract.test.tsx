/** What every widget folder guarantees. Widgets are found through the directory. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { componentName } from '../runtime/core/component-name.ts';
import { inQueries } from '../runtime/page/draw/QueryScope.tsx';
import { PageFrame } from '../runtime/page/testing/PageFrame.tsx';
import { pageFixture } from '../runtime/page/testing/page-fixture.ts';
import type { PageInfo, WidgetProps } from '../runtime/page/widget-contract.ts';
import { readWidgets } from '../scripts/generate/read-widgets.ts';
import { widgetFiles } from '../scripts/generate/widgets.ts';

const root = import.meta.dirname;
const locales = ['en', 'en-GB', 'de', 'fr', 'es'] as const;
const ajv = new Ajv({ allErrors: true, strict: false, allowUnionTypes: true });
addFormats.default(ajv);
const isManifest = compile('widget', readJson(join(root, '../schemas/widget.schema.json')));
// The names that editors complete, which the brand schema refers to.
ajv.addSchema({
  ...readJson(join(root, '../schemas/editor/names.json')),
  $id: 'https://test.example/editor/names.json',
});
ajv.addSchema({
  ...readJson(join(root, '../schemas/brand.schema.json')),
  $id: 'https://test.example/brand.schema.json',
});

interface Example {
  props?: Record<string, unknown>;
  data?: Record<string, unknown>;
  page?: Partial<PageInfo>;
}

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);
const widgets = readWidgets(root);

describe('the widget directory', () => {
  it('has a widget.json in every folder', () => {
    expect(folders.filter((name) => !existsSync(join(root, name, 'widget.json')))).toEqual([]);
  });

  it('is what the generated files say', () => {
    const stale = [...widgetFiles(root)].filter(
      ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
    );
    expect(stale.map(([path]) => path)).toEqual([]);
  });
});

describe.each(widgets)('$name', ({ name, json, defaults }) => {
  const folder = join(root, name);
  const manifest = readJson(join(folder, 'widget.json'));
  const examples = manifest.examples as Record<string, Example>;
  const acceptsProps = compile(name, json.props);
  let spies: MockInstance[] = [];

  beforeEach(() => {
    spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  });
  afterEach(() => {
    for (const spy of spies) spy.mockRestore();
  });

  it('describes itself as the schema asks', () => {
    expect(problems(isManifest, manifest)).toEqual([]);
  });

  it('gives examples that its own props schema accepts', () => {
    for (const { props = {} } of Object.values(examples)) expect(problems(acceptsProps, props)).toEqual([]);
    const presets = (manifest.presets ?? []) as { props: unknown }[];
    for (const { props } of presets) expect(problems(acceptsProps, props)).toEqual([]);
  });

  it('leaves the space around it and all colours to the page', () => {
    expect(styleFaults(folder)).toEqual([]);
  });

  it.each(Object.keys(examples))(
    'renders "%s" on the server in every language, without a word on the console',
    async (example) => {
      const Widget = await componentOf(folder, name, json.queries);
      const { props = {}, data = {}, page: changes = {} } = examples[example] ?? {};
      for (const locale of locales) {
        const missing: string[] = [];
        const page = pageFixture({ ...changes, locale });
        const html = renderToStaticMarkup(
          <PageFrame page={page} namespaces={json.texts} onMissing={(key) => missing.push(key)}>
            <Widget id="main-1" page={page} props={{ ...defaults, ...props } as never} data={data as never} />
          </PageFrame>,
        );
        expect({ locale, missing }).toEqual({ locale, missing: [] });
        expect(html).not.toMatch(/ style="|<style|undefined|\[object Object\]|NaN/);
        if (example === 'normal') expect(html).not.toBe('');
      }
      for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    },
  );
});

/** The component, wrapped with the query cache if it asks for one, as in the registry. */
async function componentOf(
  folder: string,
  name: string,
  hasQueries: boolean,
): Promise<ComponentType<WidgetProps<never, never>>> {
  const module: Record<string, unknown> = await import(join(folder, `${componentName(name)}.tsx`));
  const component = module[componentName(name)];
  expect(component, `${name} exports ${componentName(name)}`).toBeTypeOf('function');
  const Widget = component as ComponentType<WidgetProps<never, never>>;
  return hasQueries ? inQueries(Widget) : Widget;
}

/** Outer margins of the root, and literal colors: both belong to the page and its theme. */
function styleFaults(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(join(folder, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
      const colours = css.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\(\s*[\d.]/gi) ?? [];
      const rootRule = /^\s*\.[\w-]+\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
      const margins = rootRule.match(/margin(-block|-inline)?(-start|-end|-top|-bottom)?:\s*(?!0|auto)[^;]+/g) ?? [];
      return [...colours, ...margins].map((fault) => `${file}: ${fault}`);
    });
}

function compile(name: string, schema: Readonly<Record<string, unknown>>): ValidateFunction {
  return ajv.compile({ ...schema, $id: `https://test.example/widgets/${name}.json` });
}

function problems(validate: ValidateFunction, value: unknown): string[] {
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}
