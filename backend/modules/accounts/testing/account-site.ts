/** Accounts of two brands, over GraphQL as in a browser. For tests. */
import { desc, eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { BrandDocument } from '../../../../runtime/core/document/brand.generated.ts';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import { account, accountEvent } from '../../../database/schema/accounts.ts';
import { outbox } from '../../../database/schema/mail.ts';
import { type TestBackend, testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertBasics } from '../../../testing/rows.ts';
import type { SignInVisit } from '../sign-ins.ts';

export const PASSWORD = 'ten letters!';

export interface Asker {
  brand?: string;
  locale?: string;
  /** Of a person who is signed in. */
  headers?: Record<string, string>;
  /** A new one for each request unless told. */
  address?: string;
}

export interface AccountSite extends TestBackend {
  /** Data of an operation; rejects with the codes of its errors. */
  ask<T>(document: string, variables?: Record<string, unknown>, asker?: Asker): Promise<T>;
  /** Signs in by password: the headers of the session, or why not. */
  signIn(
    email: string,
    password?: string,
    on?: string,
  ): Promise<{ headers: Record<string, string>; sessionId: string } | string>;
  visit(on?: string): SignInVisit;
  /** Mails to an address, the latest first. */
  mailsTo(email: string): Promise<(typeof outbox.$inferSelect)[]>;
  /** The token in the latest link to an address. */
  tokenTo(email: string): Promise<string>;
  /** Kinds and details of what happened to an account, in order. */
  eventsOf(accountId: number): Promise<(readonly [kind: string, detail: unknown])[]>;
  accountOf(email: string): Promise<typeof account.$inferSelect | undefined>;
}

let count = 0;
const nextAddress = () => {
  count += 1;
  return `198.51.${Math.floor(count / 250)}.${count % 250}`;
};

/** Call at the top of a test file: brands `acme` and `other`; `change` is done to acme. */
export function testAccounts(change: (document: BrandDocument) => void = () => undefined): AccountSite {
  return testAccountsOf([testBrand('acme', change), testBrand('other')]);
}

/** The same with brands of a test's own. */
export function testAccountsOf(brands: readonly CompiledBrand[]): AccountSite {
  const api = testBackend(brands);
  beforeAll(() =>
    insertBasics(
      api.db,
      brands.map(({ id }) => id),
    ),
  );

  const visit = (on = 'acme'): SignInVisit => {
    const brand = brands.find(({ id }) => id === on);
    if (brand === undefined) throw new Error(`There is no brand "${on}" here.`);
    return { brand, locale: 'en', address: nextAddress(), origin: `https://${on}.example`, devices: '' };
  };
  const mailsTo = (email: string) =>
    api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));

  return Object.assign(Object.create(Object.prototype, Object.getOwnPropertyDescriptors(api)), {
    visit,
    mailsTo,
    async ask(document: string, variables = {}, asker: Asker = {}) {
      const { brand = 'acme', locale = 'en', headers = {}, address = nextAddress() } = asker;
      const request = new Request(`https://${brand}.example/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', frontend: `${brand};${locale}`, ...headers },
        body: JSON.stringify({ query: document, variables }),
      });
      const answer = await (await api.backend.fetch(request, { address })).json();
      if (answer.errors) {
        throw new Error(
          answer.errors
            .map(
              (error: { message: string; extensions?: { code?: string } }) => error.extensions?.code ?? error.message,
            )
            .join(),
        );
      }
      return answer.data;
    },
    async signIn(email: string, password = PASSWORD, on = 'acme') {
      const { signIns } = api.backend.services;
      const result = await signIns.withPassword(visit(on), email, password);
      if ('refused' in result) return result.refused;
      const view = await signIns.read(visit(on), result.sessionId);
      return { sessionId: result.sessionId, headers: { authorization: `Bearer ${view?.jwt}` } };
    },
    async tokenTo(email: string) {
      const [mail] = await mailsTo(email);
      return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
    async eventsOf(accountId: number) {
      const rows = await api.db
        .select()
        .from(everyBrand(accountEvent))
        .where(eq(accountEvent.accountId, accountId))
        .orderBy(accountEvent.id);
      return rows.map(({ kind, detail }) => [kind, detail] as const);
    },
    async accountOf(email: string) {
      return (await api.db.select().from(account).where(eq(account.email, email)))[0];
    },
  });
}
