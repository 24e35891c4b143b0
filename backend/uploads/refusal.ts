/** Why a file is refused. */
import type { UploadErrorCode } from '../errors.ts';
import { Refusal, type RefusalValues } from '../refusal.ts';

/** Keys of texts (locales, namespace `uploads`) with their error codes. */
const CODES = {
  signInRequired: 'UPLOAD_SIGN_IN_REQUIRED',
  tooOften: 'UPLOAD_TOO_OFTEN',
  busy: 'UPLOAD_BUSY',
  empty: 'UPLOAD_EMPTY',
  tooLarge: 'UPLOAD_TOO_LARGE',
  tooLargeTogether: 'UPLOAD_TOO_LARGE',
  kindRefused: 'UPLOAD_TYPE_REFUSED',
  kindUnknown: 'UPLOAD_TYPE_REFUSED',
  pdfTwoInOne: 'UPLOAD_TWO_IN_ONE',
  pictureTwoInOne: 'UPLOAD_TWO_IN_ONE',
  pdfCutOff: 'UPLOAD_DAMAGED',
  pdfLocked: 'UPLOAD_LOCKED',
  documentOld: 'UPLOAD_TYPE_REFUSED',
  documentLocked: 'UPLOAD_LOCKED',
  documentMacros: 'UPLOAD_ACTIVE_CONTENT',
  documentLinks: 'UPLOAD_ACTIVE_CONTENT',
  documentDamaged: 'UPLOAD_DAMAGED',
  documentTwoInOne: 'UPLOAD_TWO_IN_ONE',
  documentTooLarge: 'UPLOAD_TOO_LARGE',
  pictureDamaged: 'UPLOAD_DAMAGED',
  animated: 'UPLOAD_ANIMATED',
  tooManyPixels: 'UPLOAD_TOO_MANY_PIXELS',
  tooDeep: 'UPLOAD_TOO_MANY_PIXELS',
  infected: 'UPLOAD_INFECTED',
  notScanned: 'UPLOAD_NOT_SCANNED',
  gone: 'UPLOAD_UNKNOWN',
} as const satisfies Record<string, UploadErrorCode>;

/** A refused file. Its text is in locales, namespace `uploads`, and translated at the boundary. */
export class UploadRefusal extends Refusal {
  constructor(text: keyof typeof CODES, values: RefusalValues = {}) {
    super(CODES[text], ['uploads', text], values);
    this.name = 'UploadRefusal';
  }
}
