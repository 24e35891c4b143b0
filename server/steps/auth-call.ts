/** One call to next-auth: it expects Next's request and response, of which it uses only this much. */
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
  /** Redirect target, unless the response is JSON. */
  location: string | null;
  /** Set-Cookie headers. */
  cookies: string[];
  /** An object is sent as JSON. */
  body: unknown;
}

type Handler = (req: AuthRequest, res: Collector, options: AuthOptions) => Promise<void>;

/** The methods that next-auth calls on a response. */
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

/** Loaded at the first sign-in: it is large, and many processes only show jobs. */
function loadHandler(): Promise<Handler> {
  loading ??= import('next-auth').then((module: { default: unknown }) => {
    // A CommonJS module: Node exposes its exports as the default, bundlers the default of its exports.
    const { default: given } = module;
    const handler = typeof given === 'object' && given !== null && 'default' in given ? given.default : given;
    if (typeof handler !== 'function') throw new Error('next-auth has no handler.');
    // The origin is derived from the headers given to `callNextAuth`, which name a host of a brand.
    process.env.AUTH_TRUST_HOST = '1';
    delete process.env.NEXTAUTH_URL;
    return handler as Handler;
  });
  return loading;
}

/** `origin` is the scheme and host of the request. */
export async function callNextAuth(origin: string, request: AuthRequest, options: AuthOptions): Promise<AuthAnswer> {
  const handler = await loadHandler();
  const { protocol, host } = new URL(origin);
  const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
  const collector = new Collector();
  await handler({ ...request, headers }, collector, options);
  return collector.answer;
}
