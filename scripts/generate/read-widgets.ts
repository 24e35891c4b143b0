import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of widget.json that the generator needs; the whole file is validated against schemas/widget.schema.json. */
interface WidgetJson {
  label: string;
  description: string;
  regions: readonly string[];
  /** Pages it is allowed on; empty means all. */
  pages: readonly string[];
  presets: readonly { label: string; props: unknown }[];
  /** Catalogue namespaces that the component reads. */
  texts: readonly string[];
  /** Runs inside the Chakra provider. */
  chakra: boolean;
  /** It is the main widget of its page. */
  main: boolean;
  /** Queries the backend in the browser, through TanStack Query. */
  queries: boolean;
  /** Widgets of one bundle load as one script and one stylesheet. */
  bundle: string | null;
  props: Readonly<Record<string, unknown>>;
}

export interface WidgetFolder {
  name: string;
  json: WidgetJson;
  defaults: Readonly<Record<string, unknown>>;
  hasLoad: boolean;
}

/** Placeholder description of a new widget. */
export const UNWRITTEN = 'say in one sentence what it shows and what it is for.';

/**
 * All folders with a widget.json, sorted by name; the contract test reports those without. Throws for an invalid one.
 */
export function readWidgets(directory: string): WidgetFolder[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(directory, entry.name, 'widget.json')))
    .map(({ name }) => {
      const json = parseWidgetJson(JSON.parse(readFileSync(join(directory, name, 'widget.json'), 'utf8')), name);
      return { name, json, defaults: defaultsOf(json.props), hasLoad: existsSync(join(directory, name, 'load.ts')) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function parseWidgetJson(value: unknown, name: string): WidgetJson {
  if (!isObject(value)) throw new Error(`widgets/${name}/widget.json: expected an object.`);
  const { texts = [], chakra = false, queries = false, main = false, bundle = null, props = {} } = value;
  if (!Array.isArray(texts) || !isObject(props))
    throw new Error(`widgets/${name}/widget.json: texts is a list, props a schema.`);
  if (String(value.description).includes(UNWRITTEN))
    throw new Error(
      `widgets/${name}/widget.json: "description" is still that of the template. Write what the widget shows and what it is for.`,
    );
  return {
    label: String(value.label ?? name),
    description: String(value.description ?? ''),
    regions: listOf(value.regions).map(String),
    pages: listOf(value.pages).map(String),
    presets: listOf(value.presets).flatMap((preset) =>
      isObject(preset) ? [{ label: String(preset.label), props: preset.props }] : [],
    ),
    texts: texts.map(String),
    chakra: chakra === true,
    main: main === true,
    queries: queries === true,
    bundle: typeof bundle === 'string' ? bundle : null,
    props,
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Defaults of the top-level properties of a props schema. */
function defaultsOf(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const defaults: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(properties)) {
    if (isObject(property) && property.default !== undefined) defaults[key] = property.default;
  }
  return defaults;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
