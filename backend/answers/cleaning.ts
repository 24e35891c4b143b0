/** What the server and the process of the sanitizer say to each other. */
import type { RichTextFormat } from '../../runtime/core/richtext/formats.ts';

/** Said by the process as soon as it can sanitize. */
export const READY = 'ready';

/** A text to sanitize. */
export interface CleaningRequest {
  id: number;
  text: string;
  format: RichTextFormat;
}

export interface CleaningAnswer {
  id: number;
  html: string;
}
