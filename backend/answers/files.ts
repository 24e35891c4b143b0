/** Files in answers: their properties are taken from the upload, never from what the client sends. */
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
  /** As the API gave it; null for an image that was never uploaded, such as one of the demo content. */
  id: string | null;
}

/** The files and images among parts. */
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

/** The answer for a file as it is stored: everything but its texts comes from the upload. */
export function storedFile({ schema }: FilePart, row: UploadRow): JsonObject {
  const id = String(row.id);
  const url = publicAddress({ key: row.key, variant: '' });
  if (schema['x-part'] === 'file') return { id, name: row.name, size: row.size, url };
  const small = row.variants.some(({ name }) => name === 'small');
  const { width, height } = row;
  return { id, url, width, height, ...(small && { small: publicAddress({ key: row.key, variant: 'small' }) }) };
}

/** The texts that a person wrote for an image. */
export function wordsOf({ schema, value }: FilePart): JsonObject {
  return schema['x-part'] === 'file' ? {} : { alt: value.alt, title: value.title };
}

/** Files of stored answers of any shape, keyed by the id of their upload, or by their URL without one. */
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

/** Ids of all uploads that stored answers refer to. */
export function uploadIdsIn(stored: unknown): number[] {
  return [...storedFiles(stored).values()].flatMap((file) => uploadIdOf(file) ?? []);
}

/** The id of the upload behind a stored file; null for a file that was never uploaded. */
export function uploadIdOf({ id }: JsonObject): number | null {
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
}
