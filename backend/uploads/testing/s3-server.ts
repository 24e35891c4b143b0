/** A small server with enough of the S3 API for a client: objects by path, and the signature (SigV4) of every request verified. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface S3Object {
  bytes: Buffer;
  type: string | undefined;
}

export interface S3Server {
  endpoint: string;
  /** By path: `/bucket/key`. */
  objects: Map<string, S3Object>;
  /** Method and path of each request that was let in. */
  requests: string[];
  stop(): void;
}

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Rejects requests that are not signed with `keys`, as S3 does: 403 with XML. */
export async function startS3Server(keys: S3Keys): Promise<S3Server> {
  const objects = new Map<string, S3Object>();
  const requests: string[] = [];
  const server = createServer(async (req, res) => {
    const bytes = await buffer(req);
    const fault = faultOf(req, bytes, keys);
    if (fault !== null) {
      res.writeHead(403, { 'content-type': 'application/xml' });
      res.end(`<Error><Code>SignatureDoesNotMatch</Code><Message>${fault}</Message></Error>`);
      return;
    }
    const path = decodeURIComponent(pathOf(req));
    requests.push(`${req.method} ${path}`);
    if (req.method === 'PUT') {
      objects.set(path, { bytes, type: req.headers['content-type'] });
      res.writeHead(200, { etag: `"${createHash('md5').update(bytes).digest('hex')}"` }).end();
    } else if (req.method === 'DELETE') {
      objects.delete(path);
      res.writeHead(204).end();
    } else if (new URL(req.url ?? '', 'http://x').searchParams.get('list-type') === '2') {
      res.writeHead(200, { 'content-type': 'application/xml' }).end(listing(req, path, objects));
    } else {
      const found = objects.get(path);
      if (found) res.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes);
      else res.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    objects,
    requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Objects of a page, so that a client must ask for the next one. */
const PAGE = 2;

function listing(req: IncomingMessage, bucket: string, objects: ReadonlyMap<string, S3Object>): string {
  const { searchParams } = new URL(req.url ?? '', 'http://x');
  const folder = bucket.replace(/\/*$/, '/');
  const from = Number(searchParams.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].filter((path) => path.startsWith(folder)).sort();
  const shown = keys
    .slice(from, from + PAGE)
    .map((path) => `<Contents><Key>${path.slice(folder.length)}</Key></Contents>`);
  const next = from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${shown.join('')}</ListBucketResult>`;
}

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** What is wrong with the signature of a request, or null. */
function faultOf(req: IncomingMessage, bytes: Buffer, { accessKeyId, secretAccessKey }: S3Keys): string | null {
  const [, key, scope, day = '', region = '', names = '', sent] = shape.exec(req.headers.authorization ?? '') ?? [];
  if (key !== accessKeyId) return 'The key is not known.';
  const date = String(req.headers['x-amz-date']);
  if (!date.startsWith(day)) return 'The day is another.';
  const claimed = String(req.headers['x-amz-content-sha256']);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== hash) return 'The body is another.';
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return 'Too little is signed.';
  const query = [...new URL(req.url ?? '', 'http://x').searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const canonical = [
    req.method,
    pathOf(req),
    query.join('&'),
    ...signed.map((name) => `${name}:${String(req.headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    claimed,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const hmac = (secret: string | Buffer, part: string) => createHmac('sha256', secret).update(part).digest();
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return createHmac('sha256', signing).update(text).digest('hex') === sent ? null : 'The signature is another.';
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}
