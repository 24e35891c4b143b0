/** A stand-in for Stripe, with the part of its API that is used, for tests: it stores sessions, and signs its events. */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  metadata: Record<string, string>;
  success_url: string;
}

export interface StripeServer {
  /** For `STRIPE_API_BASE`. */
  readonly url: string;
  readonly webhookSecret: string;
  /** Paths of the calls so far: `POST /v1/refunds`. */
  readonly calls: string[];
  session(id: string): Session;
  /** Somebody pays; gives what is reported then. */
  pay(id: string): unknown;
  expire(id: string): unknown;
  /** What is reported when money of a session went back: all of it unless told. */
  refunded(id: string, amount?: number): unknown;
  /** What went back of a session so far. */
  sentBack(id: string): number;
  /** A report with its signature. */
  sign(event: unknown, options?: { secret?: string; at?: Date }): { body: string; signature: string };
  /** From now on answers with this status; 0 for as it should be. */
  fail(status: number): void;
  close(): Promise<void>;
}

export async function startStripe(): Promise<StripeServer> {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, unknown>();
  const refunds = new Map<string, number>();
  const calls: string[] = [];
  const webhookSecret = 'whsec_test';
  let failing = 0;

  const known = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no session "${id}".`);
    return session;
  };
  const event = (type: string, object: unknown) => ({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    data: { object: structuredClone(object) },
  });

  function answer(method: string, path: string, fields: URLSearchParams): { status: number; body: unknown } {
    const [, id = '', action = ''] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (path === '/v1/checkout/sessions' && method === 'POST') return { status: 200, body: create(fields) };
    if (id !== '' && !sessions.has(id)) return refuse(404, 'resource_missing');
    if (action === 'expire') {
      if (known(id).status !== 'open') return refuse(400, 'session_not_open');
      sessions.set(id, { ...known(id), status: 'expired', url: null });
    }
    if (id !== '') return { status: 200, body: known(id) };
    if (path === '/v1/refunds') {
      const payment = fields.get('payment_intent') ?? '';
      const paid = [...sessions.values()].find((one) => one.payment_intent === payment)?.amount_total ?? 0;
      const left = paid - (refunds.get(payment) ?? 0);
      const amount = Number(fields.get('amount') ?? left);
      if (left === 0) return refuse(400, 'charge_already_refunded');
      if (amount > left) return refuse(400, 'amount_too_large');
      refunds.set(payment, paid - left + amount);
      return {
        status: 200,
        body: { id: `re_${payment}_${left - amount}`, object: 'refund', status: 'succeeded', amount },
      };
    }
    return refuse(404, 'unknown_path');
  }

  function create(fields: URLSearchParams): Session {
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid', payment_intent: null },
      url: `http://localhost:${portOf(server)}/pay/${id}`,
      amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: fields.get('line_items[0][price_data][currency]') ?? '',
      success_url: fields.get('success_url') ?? '',
      metadata: {
        frontend: fields.get('metadata[frontend]') ?? '',
        order: fields.get('metadata[order]') ?? '',
      },
    };
    sessions.set(id, session);
    return session;
  }

  const server = createServer(async (req, res) => {
    const path = new URL(req.url ?? '/', 'http://stripe.test').pathname;
    const [, visited] = /^\/pay\/([^/]+)$/.exec(path) ?? [];
    // Where the customer would pay: this one leads back at once.
    if (visited !== undefined) {
      res.writeHead(303, { Location: known(visited).success_url }).end();
      return;
    }
    calls.push(`${req.method} ${path}`);
    const fields = new URLSearchParams(await textOf(req));
    const key = req.headers['idempotency-key'];
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    const made =
      failing > 0
        ? refuse(failing, 'away')
        : before === undefined
          ? answer(req.method ?? 'GET', path, fields)
          : { status: 200, body: before };
    if (typeof key === 'string' && made.status === 200) answered.set(key, made.body);
    res.writeHead(made.status, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' });
    res.end(JSON.stringify(made.body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  return {
    url: `http://localhost:${portOf(server)}`,
    webhookSecret,
    calls,
    session: known,
    pay(id) {
      const paid = { ...known(id), status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` } as const;
      sessions.set(id, paid);
      return event('checkout.session.completed', paid);
    },
    expire(id) {
      sessions.set(id, { ...known(id), status: 'expired', url: null });
      return event('checkout.session.expired', known(id));
    },
    sentBack: (id) => refunds.get(`pi_${id}`) ?? 0,
    refunded(id, back) {
      const { amount_total: amount, currency, metadata } = known(id);
      const charge = { id: `ch_${id}`, object: 'charge', payment_intent: `pi_${id}`, amount, currency, metadata };
      const sent = back ?? amount;
      return event('charge.refunded', { ...charge, amount_refunded: sent, refunded: sent === amount });
    },
    sign(reported, { secret = webhookSecret, at = new Date() } = {}) {
      const body = JSON.stringify(reported);
      const time = Math.floor(at.getTime() / 1000);
      const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return { body, signature: `t=${time},v1=${mac}` };
    },
    fail(status) {
      failing = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
}

function refuse(status: number, code: string) {
  return { status, body: { error: { type: 'invalid_request_error', code, message: `Refused: ${code}` } } };
}

async function textOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
