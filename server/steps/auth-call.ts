/** One call of next-auth: it takes Next's own request and answer, and reads and writes only this much of them. */
import type { AuthOptions } from 'next-auth';

export interface AuthRequest {
  method: string;
  /** Path below `/api/auth`, then the parameters. */
  query: Record<string, string | string[]>;
  cookies: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export interface AuthAnswer {
  status: number;
  /** Where to, unless the answer is JSON. */
  location: string | null;
  /** Headers of cookies, as they are sent. */
  cookies: string[];
  /** An object is JSON. */
  body: unknown;
}

type Handler = (req: AuthRequest, res: Collector, options: AuthOptions) => Promise<void>;

/** What next-auth calls on an answer. */
class Collector {
  answer: AuthAnswer = { status: 200, location: null, cookies: [], body: null };

  status(status: number): this {
    this.answer.status = status;
    return this;
  }
  getHeader(name: string): string[] | undefined {
    return name.toLowerCase() === 'set-cookie' ? this.answer.cookies : undefined;
  }
  setHeader(name: string, value: string | string[]): this {
    if (name.toLowerCase() === 'set-cookie') this.answer.cookies = [value].flat();
    if (name.toLowerCase() === 'location') this.answer.location = [value].flat()[0] ?? null;
    return this;
  }
  json(body: unknown): void {
    this.answer.body = body;
  }
  send(body: unknown): void {
    this.answer.body = body;
  }
  end(): void {}
}

let loading: Promise<Handler> | undefined;

/** Loaded when the first person signs in: it is large, and many processes only show jobs. */
function loadHandler(): Promise<Handler> {
  loading ??= import('next-auth').then((module: { default: unknown }) => {
    // A CommonJS module: Node gives its exports as the default, bundlers give the default of its exports.
    const { default: given } = module;
    const handler = typeof given === 'object' && given !== null && 'default' in given ? given.default : given;
    if (typeof handler !== 'function') throw new Error('next-auth has no handler.');
    // The origin comes from the headers that `callNextAuth` is given, and those name a host of a brand.
    process.env.AUTH_TRUST_HOST = '1';
    delete process.env.NEXTAUTH_URL;
    return handler as Handler;
  });
  return loading;
}

/** `origin` is scheme and host that the visitor used. */
export async function callNextAuth(origin: string, request: AuthRequest, options: AuthOptions): Promise<AuthAnswer> {
  const handler = await loadHandler();
  const { protocol, host } = new URL(origin);
  const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
  const collector = new Collector();
  await handler({ ...request, headers }, collector, options);
  return collector.answer;
}
