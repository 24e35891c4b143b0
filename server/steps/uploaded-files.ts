/** `/files/<signed>` and `/files/public/<name>`: an uploaded file. Nothing in it can run on the site's origin. */
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import type { OpenedFile } from '../../backend/uploads/stored-files.ts';
import type { Uploads } from '../../backend/uploads/uploads.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, isFresh, send, sendText } from '../http.ts';

/** Passes on for paths that are not uploads: there are other files under `/files/`, too. */
export function createUploadedFiles(uploads: Pick<Uploads, 'open'>): Step<BrandExchange> {
  return async ({ req, res, path, brand }) => {
    if (!path.startsWith('/files/')) return false;
    const file = await uploads.open(brand.id, path);
    if (file === null) return false;
    if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
    if (file === 'expired') {
      sendText(req, res, 410, 'This address was good for a while only. Please open the page that it stood on again.');
      return true;
    }
    const headers = headersOf(file);
    if (isFresh(req, headers.ETag)) send(req, res, { status: 304, headers });
    else if (req.method === 'HEAD') send(req, res, { status: 200, headers });
    else {
      const content = await file.read();
      // Storage only reports a missing file with its first byte, so the headers wait for it.
      await new Promise((resolve, reject) => content.once('readable', resolve).once('error', reject));
      res.writeHead(200, headers);
      await pipeline(content, res).catch(() => res.destroy());
    }
    return true;
  };
}

function headersOf({ name, type, size, tag, maxAge, isPublic }: OpenedFile) {
  return {
    'Content-Type': type,
    'Content-Length': String(size),
    'Content-Disposition': contentDisposition(name, { type: type.startsWith('image/') ? 'inline' : 'attachment' }),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // Logos are also shown in mails and on other sites; private files only on our own pages.
    'Cross-Origin-Resource-Policy': isPublic ? 'cross-origin' : 'same-origin',
    'Cache-Control': `${isPublic ? 'public' : 'private'}, max-age=${maxAge}`,
    'X-Robots-Tag': 'noindex',
    ETag: `"${tag}"`,
  };
}
