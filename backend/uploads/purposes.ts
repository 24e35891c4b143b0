/** Purposes of files, with accepted types, senders and image sizes. The names are those of the API. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { SourcePurpose, UploadPurpose } from '../graphql.generated.ts';
import { type FileKind, PICTURES, TEXT_DOCUMENTS } from './file-kinds.ts';
import { MB, MOST_FILE_BYTES } from './limits.ts';

/** Purposes of files that are stored, and of files that are only parsed. */
export type FilePurpose = UploadPurpose | SourcePurpose;

/** Bounding box of an image variant in pixels; smaller images are not enlarged. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PurposePlan {
  kinds: readonly FileKind[];
  /** Whether a brand can allow text documents as well (`uploads.documents`). */
  textDocuments?: true;
  /** Whether guests may upload such a file. */
  guests: boolean;
  /** Maximum size of one file in bytes. */
  mostBytes?: number;
  /** How an image is stored. */
  picture: { as: 'webp' | 'png' | 'same'; size: PictureSize; variants: Readonly<Record<string, PictureSize>> };
}

/** Fits an A4 page at 300 dpi; larger ones would take more memory than one file may. */
const sheet = { as: 'same', size: box(4000, 4000), variants: {} } as const;
const documents: readonly FileKind[] = ['pdf', ...PICTURES];

/** A logo is stored losslessly in a format that mail programs support; photos are small as WebP. */
export const PURPOSES: Readonly<Record<FilePurpose, PurposePlan>> = {
  ATTACHMENT: { kinds: documents, textDocuments: true, guests: true, picture: sheet },
  DOCUMENT: { kinds: documents, textDocuments: true, guests: false, picture: sheet },
  PHOTO: {
    kinds: PICTURES,
    guests: false,
    picture: { as: 'webp', size: box(800, 800), variants: { small: box(160, 160) } },
  },
  LOGO: {
    kinds: PICTURES,
    guests: false,
    picture: { as: 'png', size: box(800, 800), variants: { small: box(200, 200) } },
  },
  COVER: {
    kinds: PICTURES,
    guests: false,
    picture: { as: 'webp', size: box(2000, 2000), variants: { medium: box(1000, 1000), small: box(500, 500) } },
  },
  GALLERY: {
    kinds: PICTURES,
    guests: false,
    picture: { as: 'webp', size: box(2000, 2000), variants: { small: box(600, 600) } },
  },
  FEED: { kinds: ['other'], guests: false, picture: sheet },
  RESUME_SOURCE: { kinds: ['other'], guests: false, mostBytes: 10 * MB, picture: sheet },
};

/** Accepted file types of a purpose on a brand. */
export function kindsOf(purpose: FilePurpose, { document: { uploads } }: CompiledBrand): readonly FileKind[] {
  const { kinds, textDocuments } = PURPOSES[purpose];
  return textDocuments && uploads.documents ? [...kinds, ...TEXT_DOCUMENTS] : kinds;
}

/** Maximum size in bytes of a file for this purpose. */
export function mostBytesOf(purpose: FilePurpose): number {
  return PURPOSES[purpose].mostBytes ?? MOST_FILE_BYTES;
}

function box(width: number, height: number): PictureSize {
  return { width, height };
}
