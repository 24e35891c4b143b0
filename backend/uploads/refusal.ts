/** A file that is refused, in the words of the person who sent it. */
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import { type UploadErrorCode, UserError } from '../errors.ts';
import type { Reader } from '../refusal.ts';

/** Names of texts (locales, namespace `uploads`) with the code that goes with each. */
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
  pictureDamaged: 'UPLOAD_DAMAGED',
  animated: 'UPLOAD_ANIMATED',
  tooManyPixels: 'UPLOAD_TOO_MANY_PIXELS',
  tooDeep: 'UPLOAD_TOO_MANY_PIXELS',
  infected: 'UPLOAD_INFECTED',
  notScanned: 'UPLOAD_NOT_SCANNED',
  gone: 'UPLOAD_UNKNOWN',
} as const satisfies Record<string, UploadErrorCode>;

/** Thrown where the language is not known; `inWords` makes of it what the person reads. */
export class UploadRefusal extends Error {
  readonly text: keyof typeof CODES;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(text: keyof typeof CODES, values: Readonly<Record<string, string | number>> = {}) {
    super(`${CODES[text]} ${JSON.stringify(values)}`);
    this.name = 'UploadRefusal';
    this.text = text;
    this.values = values;
  }
}

/** Gives what the work gives. Rejects with a `UserError` in the reader's language where it rejects with a refusal. */
export async function inWords<T>({ brand, locale }: Reader, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error;
    const translate = translatorOf(cutCatalogue(brand, locale, ['uploads']), 'uploads');
    throw new UserError(CODES[error.text], translate(error.text, error.values));
  }
}
