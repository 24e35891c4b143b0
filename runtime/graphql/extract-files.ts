export interface ExtractedFiles {
  /** The variables with null in place of every file. */
  variables: Record<string, unknown>;
  /** Each file once, with the paths it was found at: `variables.attachments.0`. */
  files: Map<Blob, string[]>;
}

/** Extracts files from variables, as GraphQL multipart requests require. The given object is not changed. */
export function extractFiles(variables: Readonly<Record<string, unknown>>): ExtractedFiles {
  const files = new Map<Blob, string[]>();
  const copy = Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, take(value, `variables.${key}`, files)]),
  );
  return { variables: copy, files };
}

function take(value: unknown, path: string, files: Map<Blob, string[]>): unknown {
  if (value instanceof Blob) {
    files.set(value, [...(files.get(value) ?? []), path]);
    return null;
  }
  if (Array.isArray(value)) return value.map((entry, at) => take(entry, `${path}.${at}`, files));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, take(entry, `${path}.${key}`, files)]));
}

/** The request body of an upload: the operation, the map of files, the files. */
export function uploadBody(operation: string, files: ReadonlyMap<Blob, readonly string[]>): FormData {
  const body = new FormData();
  const entries = [...files];
  body.append('operations', operation);
  body.append('map', JSON.stringify(Object.fromEntries(entries.map(([, paths], at) => [String(at), paths]))));
  for (const [at, [file]] of entries.entries())
    body.append(String(at), file, file instanceof File ? file.name : 'blob');
  return body;
}
