/** What files are sent for, and so: which kinds, by whom, in which sizes. The names are those of the API. */
import type { SourcePurpose, UploadPurpose } from '../graphql.generated.ts';
import { type FileKind, PICTURES } from './file-kinds.ts';
import { MB, MOST_FILE_BYTES } from './limits.ts';

/** Files that are kept, and files that are read and thrown away. */
export type FilePurpose = UploadPurpose | SourcePurpose;

/** Pixels of the box that a form of a picture fits into; smaller pictures stay as they are. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PurposePlan {
  kinds: readonly FileKind[];
  /** Whether somebody without an account may send such a file. */
  guests: boolean;
  /** Bytes of one file. */
  mostBytes?: number;
  /** How a picture is kept. */
  picture: { as: 'webp' | 'png' | 'same'; size: PictureSize; variants: Readonly<Record<string, PictureSize>> };
}

/** A page of A4 in 300 dots per inch fits; larger ones would take more memory than one file may. */
const sheet = { as: 'same', size: box(4000, 4000), variants: {} } as const;
const documents: readonly FileKind[] = ['pdf', ...PICTURES];

/** A logo stays free of losses and readable for mail programs; photographs are small as WebP. */
export const PURPOSES: Readonly<Record<FilePurpose, PurposePlan>> = {
  ATTACHMENT: { kinds: documents, guests: true, picture: sheet },
  DOCUMENT: { kinds: documents, guests: false, picture: sheet },
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
  RESUME_SOURCE: { kinds: ['other'], guests: false, mostBytes: 10 * MB, picture: sheet },
};

/** Bytes of one file that is sent for this. */
export function mostBytesOf(purpose: FilePurpose): number {
  return PURPOSES[purpose].mostBytes ?? MOST_FILE_BYTES;
}

function box(width: number, height: number): PictureSize {
  return { width, height };
}
