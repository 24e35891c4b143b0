/** Files of pdf.js that browsers load to draw a PDF: the library, its worker, character maps, standard fonts, and decoders without WebAssembly. */
import path from 'node:path';
import { createFolder, type StaticFile } from './static-files.ts';

/** Everything else of the package stays on the server. */
const OFFERED =
  /^(build\/pdf(\.worker)?\.min\.mjs|cmaps\/[\w-]+\.bcmap|standard_fonts\/[\w-]+\.(pfb|ttf)|wasm\/\w+_nowasm_fallback\.js)$/;
const LARGEST = 4 * 1024 * 1024;

/** Finds a file by its path in the package; undefined for those that are not offered. */
export function createPdfFiles(resolve: (specifier: string) => string) {
  let find: ReturnType<typeof createFolder> | undefined;
  return async (name: string): Promise<StaticFile | undefined> => {
    if (!OFFERED.test(name)) return undefined;
    // Looked for when it is first needed, as fonts are.
    find ??= createFolder(path.dirname(resolve('pdfjs-dist/package.json')), { maxBytes: LARGEST });
    return find(name);
  };
}
