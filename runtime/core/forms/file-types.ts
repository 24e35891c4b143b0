/** File types of a brand. Pure. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { BrandDocument } from '../document/brand.generated.ts';

export type FileTypeBrand = Pick<BrandDocument, 'applications' | 'uploads'>;

const TEXT_DOCUMENTS = ['docx', 'odt'];
const DOCUMENTS = ['pdf', 'jpg', 'jpeg', 'png', 'webp'];
/** Upload purposes of fields that can take text documents. */
const PURPOSES: readonly unknown[] = ['attachment', 'document'];

/** Extensions of the files that people can attach to applications. */
export function attachmentTypes({ applications, uploads }: FileTypeBrand): readonly string[] {
  const { types } = applications.attachments;
  return uploads.documents ? [...types, ...TEXT_DOCUMENTS] : types;
}

/** Names the file types of fields for documents (`x-kinds`) where the brand allows more than their purpose does. */
export function withFileTypes(schema: Schema, { uploads }: Pick<FileTypeBrand, 'uploads'>): Schema {
  if (!uploads.documents || !isSchema(schema.properties)) return schema;
  const fields = Object.entries(schema.properties).map(([name, field]) => [
    name,
    isSchema(field) ? typed(field) : field,
  ]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

function typed(field: Schema): Schema {
  const { items } = field;
  const purpose = field['x-purpose'] ?? (isSchema(items) ? items['x-purpose'] : undefined);
  if (!PURPOSES.includes(purpose) || field['x-kinds'] !== undefined) return field;
  return { ...field, 'x-kinds': [...DOCUMENTS, ...TEXT_DOCUMENTS] };
}
