/** The parts of pdf.js that draw a page. The server offers the library at a fixed address, so that no other page loads it. */

import { MOST_PDF_PIXELS } from '../../runtime/core/applications/limits.ts';

const BASE = '/pdfjs/';

export interface PdfViewport {
  width: number;
  height: number;
}

export interface PdfPage {
  getViewport(options: { scale: number }): PdfViewport;
  render(options: { canvas: HTMLCanvasElement; viewport: PdfViewport }): { promise: Promise<void>; cancel(): void };
  getTextContent(): Promise<{ items: readonly { str?: string; hasEOL?: boolean }[] }>;
}

export interface PdfDocument {
  numPages: number;
  getPage(page: number): Promise<PdfPage>;
}

interface PdfTask {
  promise: Promise<PdfDocument>;
  /** Ends its worker, whatever it is doing. */
  destroy(): Promise<void>;
}

interface PdfLibrary {
  GlobalWorkerOptions: { workerSrc: string };
  getDocument(options: Readonly<Record<string, unknown>>): PdfTask;
}

/** Begins to read a PDF in a worker of its own; it runs no scripts of the file and follows none of its links. */
export async function openPdf(data: Uint8Array): Promise<PdfTask> {
  const address = `${BASE}build/pdf.min.mjs`;
  const library: PdfLibrary = await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ address);
  library.GlobalWorkerOptions.workerSrc = `${BASE}build/pdf.worker.min.mjs`;
  return library.getDocument({
    data,
    cMapUrl: `${BASE}cmaps/`,
    standardFontDataUrl: `${BASE}standard_fonts/`,
    wasmUrl: `${BASE}wasm/`,
    // The page's policy allows none.
    useWasm: false,
    // The fonts of a computer have other widths than those that every PDF may use.
    useSystemFonts: false,
    maxImageSize: MOST_PDF_PIXELS,
    enableXfa: false,
    verbosity: 0,
  });
}
