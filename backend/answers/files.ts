/** Files in answers: what an upload says of itself is taken from the upload, not from whoever sends the answers. */
import type { UploadPurpose } from '../graphql.generated.ts';
import type { JsonObject } from '../read-json.ts';
import { readObject, readText } from '../read-json.ts';
import { publicAddress } from '../uploads/public-address.ts';
import type { UploadRow } from '../uploads/upload-store.ts';
import { type AnswerPart, partsNamed } from './parts.ts';

const PURPOSES: Readonly<Record<string, UploadPurpose>> = {
  document: 'DOCUMENT',
  photo: 'PHOTO',
  logo: 'LOGO',
  cover: 'COVER',
  gallery: 'GALLERY',
};

export interface FilePart extends AnswerPart {
  value: JsonObject;
  purpose: UploadPurpose;
  /** As the API gave it; null for a picture that never was an upload, such as one of demo content. */
  id: string | null;
}

/** The files and pictures among parts. */
export function filesOf(parts: readonly AnswerPart[]): FilePart[] {
  return partsNamed(parts, 'file', 'image').map((part) => {
    const value = readObject(part.value);
    return {
      ...part,
      value,
      purpose: PURPOSES[String(part.schema['x-purpose'])] ?? 'DOCUMENT',
      id: readText(value.id),
    };
  });
}

/** The answer for a file as it is stored: everything but its words comes from the upload. */
export function storedFile({ schema }: FilePart, row: UploadRow): JsonObject {
  const id = String(row.id);
  const url = publicAddress({ key: row.key, variant: '' });
  if (schema['x-part'] === 'file') return { id, name: row.name, size: row.size, url };
  const small = row.variants.some(({ name }) => name === 'small');
  const { width, height } = row;
  return { id, url, width, height, ...(small && { small: publicAddress({ key: row.key, variant: 'small' }) }) };
}

/** What a person says of a picture. */
export function wordsOf({ schema, value }: FilePart): JsonObject {
  return schema['x-part'] === 'file' ? {} : { alt: value.alt, title: value.title };
}

/** Files of stored answers, whatever their shape: by the number of their upload, without one by their address. */
export function storedFiles(stored: unknown): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry);
    else if (typeof value === 'object' && value !== null) {
      const file = readObject(value);
      const url = readText(file.url);
      if (url !== null) found.set(uploadIdOf(file)?.toString() ?? url, file);
      for (const entry of Object.values(file)) visit(entry);
    }
  };
  visit(stored);
  return found;
}

/** Numbers of all uploads that stored answers name. */
export function uploadIdsIn(stored: unknown): number[] {
  return [...storedFiles(stored).values()].flatMap((file) => uploadIdOf(file) ?? []);
}

/** The number of the upload behind a stored file; null for one that never was an upload. */
export function uploadIdOf({ id }: JsonObject): number | null {
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
}
