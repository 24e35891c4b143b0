/** What an archive says about itself: `nameplate.json` at its beginning, `manifest.json` at its end. */
import { Ajv, type JSONSchemaType } from 'ajv';
import { BackupError } from './backup-error.ts';

/** Changes when an older version could not read the archive. */
export const FORMAT = 1;

export interface Head {
  format: number;
  /** ISO 8601, when the snapshot was taken. */
  created: string;
  /** Version of the product. */
  version: string;
}

export interface TableInfo {
  /** With its schema: `public.job`. */
  name: string;
  columns: string[];
  rows: number;
  /** Of the rows as text. */
  bytes: number;
}

export interface SequenceInfo {
  name: string;
  /** The last value given out, as text: it may be larger than a JavaScript number. */
  value: string;
  called: boolean;
}

export interface FilesInfo {
  files: number;
  bytes: number;
}

export interface Manifest extends Head {
  database: {
    /** Version of the PostgreSQL server. */
    server: string;
    /** `when` of each applied migration, in the order of their application. */
    migrations: number[];
    /** Version of pg-boss' tables. */
    work: number;
    tables: TableInfo[];
    sequences: SequenceInfo[];
  };
  /** Null for what was left out. */
  uploads: (FilesInfo & { /** Objects with a row that storage does not have. */ missing: number }) | null;
  brands: FilesInfo | null;
  assets: FilesInfo | null;
  /** Tells the secret of the installation from others; `included` if the archive holds it. */
  secret: { included: boolean; salt: string; hash: string };
  /** SHA-256 over name, size and SHA-256 of all entries before this one. */
  digest: string;
}

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const headSchema: JSONSchemaType<Head> = {
  type: 'object',
  required: ['format', 'created', 'version'],
  properties: { format: { type: 'integer' }, created: text, version: text },
};
const table = {
  type: 'object',
  required: ['name', 'columns', 'rows', 'bytes'],
  properties: {
    name: { type: 'string', pattern: '^[a-z_]+\\.[a-z0-9_]+$' },
    columns: { type: 'array', items: text, minItems: 1 },
    rows: count,
    bytes: count,
  },
} as const;
const sequence = {
  type: 'object',
  required: ['name', 'value', 'called'],
  properties: {
    name: { type: 'string', pattern: '^[a-z_]+\\.[a-z0-9_]+$' },
    value: { type: 'string', pattern: '^\\d+$' },
    called: { type: 'boolean' },
  },
} as const;
const files = { type: 'object', required: ['files', 'bytes'], properties: { files: count, bytes: count } } as const;
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const manifestSchema = {
  type: 'object',
  required: [...headSchema.required, 'database', 'uploads', 'brands', 'assets', 'secret', 'digest'],
  properties: {
    ...headSchema.properties,
    database: {
      type: 'object',
      required: ['server', 'migrations', 'work', 'tables', 'sequences'],
      properties: {
        server: text,
        migrations: { type: 'array', items: { type: 'integer' }, minItems: 1 },
        work: { type: 'integer' },
        tables: { type: 'array', items: table, minItems: 1 },
        sequences: { type: 'array', items: sequence },
      },
    },
    uploads: nullable({ ...files, required: ['files', 'bytes', 'missing'] }),
    brands: nullable(files),
    assets: nullable(files),
    secret: {
      type: 'object',
      required: ['included', 'salt', 'hash'],
      properties: { included: { type: 'boolean' }, salt: text, hash: text },
    },
    digest: text,
  },
};

const ajv = new Ajv();
const isHead = ajv.compile<Head>(headSchema);
const isManifest = ajv.compile<Manifest>(manifestSchema);

/** Throws a `BackupError` for what is no archive of ours, or one of a newer format. */
export function parseHead(bytes: Buffer): Head {
  const value = parseJson(bytes);
  if (!isHead(value)) throw new BackupError('This is no backup of Nameplate: it does not begin with "nameplate.json".');
  if (value.format === FORMAT) return value;
  throw new BackupError(
    `This backup has format ${value.format}, and this version reads format ${FORMAT}. Restore it with version ${value.version}, which wrote it.`,
  );
}

/** Throws a `BackupError`. */
export function parseManifest(bytes: Buffer): Manifest {
  const value = parseJson(bytes);
  if (isManifest(value)) return value;
  throw new BackupError(`The backup is damaged: its manifest is wrong (${ajv.errorsText(isManifest.errors)}).`);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
