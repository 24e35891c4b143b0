/** Handles requests with files: form, plan, authorization, files, and then GraphQL as for any other request. */
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { UserError } from '../errors.ts';
import { type GraphqlEndpoint, refuse } from '../graphql.ts';
import { type BrandSource, type Frontend, readFrontend } from '../guards/frontend.ts';
import { type ErrorLog, maskError } from '../guards/mask-error.ts';
import { networkOf } from '../guards/network.ts';
import type { Reader } from '../refusal.ts';
import type { Viewer } from '../viewer.ts';
import { MB, MOST_REQUEST_BYTES } from './limits.ts';
import { answerUnread } from './linger.ts';
import type { MayUpload, UploadRequest, UploadScope } from './may-upload.ts';
import { invalid, planUpload, type UploadPlan } from './plan-upload.ts';
import { kindsOf, mostBytesOf } from './purposes.ts';
import { readForm, SenderGoneError, tooMuch } from './read-form.ts';
import { receivedFiles } from './received.ts';
import type { Slots } from './slots.ts';
import { type Spool, tooLarge } from './spool.ts';
import type { ReceivedFile } from './take-in.ts';

export interface DoorOptions {
  schema: GraphQLSchema;
  brands: BrandSource;
  graphql: GraphqlEndpoint;
  /** The user identified by the headers of a request. Throws `UserError` for an ended session. */
  findViewer(frontend: Frontend, headers: Headers): Promise<Viewer>;
  spool: Spool;
  mayUpload: MayUpload;
  slots: Slots;
  log: ErrorLog;
  production: boolean;
}

/** Origin of a request. */
export interface Visitor {
  /** Scheme and host of the request. */
  origin: string;
  address: string;
}

export type UploadDoor = (req: IncomingMessage, res: ServerResponse, visitor: Visitor) => Promise<void>;

export function createUploadDoor(options: DoorOptions): UploadDoor {
  const { log, production, slots } = options;

  return async (req, res, visitor) => {
    const files = new Map<string, ReceivedFile>();
    const paths: string[] = [];
    const keep = (handle: string, file: ReceivedFile) => {
      files.set(handle, file);
      paths.push(file.path);
    };
    let response: Response | null;
    let sender: Reader | undefined;
    try {
      const { url, headers } = requestOf(req, visitor);
      const frontend = readFrontend(new Request(url, { headers }), options.brands);
      sender = frontend.reader;
      response = await slots(networkOf(visitor.address), async () => {
        const viewer = await options.findViewer(frontend, headers);
        const body = await receive(
          req,
          { viewer, headers, address: visitor.address, brand: frontend.brand },
          options,
          keep,
        );
        return options.graphql(asJson(url, headers, body), {
          address: visitor.address,
          visited: visitor.origin,
          received: receivedFiles(files),
        });
      });
    } catch (error) {
      response = error instanceof SenderGoneError ? null : refuse(maskError(error, log, production), sender);
    } finally {
      for (const path of paths) await rm(path, { force: true });
    }
    if (response === null) res.destroy();
    else await answerUnread(req, res, response);
  };
}

/** Receives all files and returns the operation as JSON. */
async function receive(
  req: IncomingMessage,
  {
    viewer,
    headers,
    address,
    brand,
  }: Pick<UploadRequest, 'viewer' | 'address'> & Pick<Frontend, 'brand'> & { headers: Headers },
  { schema, spool, mayUpload }: DoorOptions,
  keep: (handle: string, file: ReceivedFile) => void,
): Promise<string> {
  // A page of another site can submit a form with cookies, but cannot set custom headers.
  if (!headers.has('frontend')) throw invalid('A request with files needs the header "frontend: <brand>;<locale>".');
  if (headers.has('content-encoding')) throw invalid('A request with files is sent as it is, not compressed.');
  const announced = Number(headers.get('content-length') ?? 0);
  const bytes = announced || MOST_REQUEST_BYTES;
  if (bytes > MOST_REQUEST_BYTES) throw tooMuch();

  const texts: string[] = [];
  const plan: { read?: UploadPlan; scope?: UploadScope } = {};
  const done = new Set<string>();
  await readForm(req, {
    onField(name, value) {
      const due = ['operations', 'map'][texts.length];
      if (name !== due)
        throw invalid(`The part "${name}" is out of place: "operations" comes first, then "map", then the files.`);
      texts.push(value);
      if (name === 'map') plan.read = planUpload(schema, texts[0] ?? '', value);
    },
    async onFile(name, content, filename) {
      if (!plan.read) throw invalid(`The file "${name}" comes before "operations" and "map".`);
      const planned = plan.read.files.get(name);
      if (!planned) throw invalid(`"map" does not name the file "${name}".`);
      if (done.has(name)) throw invalid(`The file "${name}" comes twice.`);
      done.add(name);
      const purposes = [...plan.read.files.values()].map(({ purpose }) => purpose);
      // Checked first, rather than after fifty megabytes over a slow connection.
      const most = purposes.map(mostBytesOf);
      if (announced > most.reduce((all, one) => all + one, MB)) throw tooLarge(Math.max(...most));
      plan.scope ??= await mayUpload({ viewer, address, purposes, bytes });
      const kinds = kindsOf(planned.purpose, brand);
      keep(planned.handle, {
        ...(await spool.receive(content, kinds, mostBytesOf(planned.purpose))),
        name: filename,
        scope: plan.scope,
      });
    },
  });
  if (!plan.read) throw invalid('"operations" and "map" are missing.');
  const missing = [...plan.read.files.keys()].find((name) => !done.has(name));
  if (missing !== undefined) {
    throw new UserError('UPLOAD_MISSING', `The file "${missing}" is missing.`, { status: 400 });
  }
  return plan.read.body;
}

function requestOf(req: IncomingMessage, { origin }: Visitor): { url: string; headers: Headers } {
  const headers = new Headers();
  for (let at = 0; at + 1 < req.rawHeaders.length; at += 2) {
    headers.append(req.rawHeaders[at] ?? '', req.rawHeaders[at + 1] ?? '');
  }
  return { url: `${origin}/${(req.url ?? '').replace(/^[/\\]+/, '')}`, headers };
}

/** The request without its files. */
function asJson(url: string, sent: Headers, body: string): Request {
  const headers = new Headers(sent);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  headers.set('content-type', 'application/json');
  return new Request(url, { method: 'POST', headers, body });
}
