/** Files and images as stored in answers. */
import { isSchema } from '../../../schemas/resolved-schema.ts';

export interface StoredFile {
  id?: string;
  name: string;
  size: number;
}

export interface StoredImage {
  id?: string;
  url: string;
  alt?: string;
  title?: string | null;
  width?: number | null;
  height?: number | null;
}

export function storedFile(value: unknown): StoredFile | undefined {
  return isFile(value) ? value : undefined;
}

export function storedFiles(value: unknown): StoredFile[] {
  return Array.isArray(value) ? value.filter(isFile) : [];
}

export function storedImage(value: unknown): StoredImage | undefined {
  return isImage(value) ? value : undefined;
}

export function storedImages(value: unknown): StoredImage[] {
  return Array.isArray(value) ? value.filter(isImage) : [];
}

function isFile(value: unknown): value is StoredFile {
  return isSchema(value) && typeof value.name === 'string' && typeof value.size === 'number';
}

function isImage(value: unknown): value is StoredImage {
  return isSchema(value) && typeof value.url === 'string';
}
