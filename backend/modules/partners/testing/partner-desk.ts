/** Organizations with API keys, and what their systems ask, for tests. */
import { randomUUID } from 'node:crypto';
import { organizationMember } from '../../../database/schema/accounts.ts';
import { apiKey } from '../../../database/schema/partners.ts';
import type { TestBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import type { Person } from '../../../testing/people.ts';
import { days, insertOrganization } from '../../../testing/rows.ts';
import { recruiter } from '../../organizations/testing/ask.ts';
import { newToken } from '../key-token.ts';
import { SCOPES } from '../scopes.ts';

export interface Partner {
  person: Person;
  organizationId: number;
  keyId: number;
  token: string;
}

export interface PartnerAsk {
  method?: string;
  /** With its query. */
  path: string;
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
  on?: string;
  address?: string;
}

export interface PartnerReply {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
  json: any;
}

export function partnerDesk(api: TestBackend) {
  async function company(person: Person, on: string): Promise<number> {
    const slug = `works-${person.id}-${randomUUID().slice(0, 6)}`;
    const id = await insertOrganization(api.db, {
      name: `Works ${slug}`,
      profiles: [{ frontend: on, slug, published: true }],
    });
    await api.db.insert(organizationMember).values({ organizationId: id, accountId: person.id, role: 'owner' });
    return id;
  }

  async function key(
    { person, organizationId }: Pick<Partner, 'person' | 'organizationId'>,
    values: Partial<typeof apiKey.$inferInsert> = {},
  ): Promise<Pick<Partner, 'keyId' | 'token'>> {
    const { token, hash, hint } = newToken();
    const [row] = await api.db
      .insert(everyBrand(apiKey))
      .values({
        ...{ frontend: 'acme', organizationId, name: 'Tracking', hint, tokenHash: hash, scopes: [...SCOPES] },
        ...{ perMinute: 600, authorId: person.id, created: days(-1), ...values },
      })
      .returning({ id: apiKey.id });
    return { keyId: row?.id ?? 0, token };
  }

  return {
    key,
    /** A key of a new organization; of the same owner if one is told. */
    async partner(values: Partial<typeof apiKey.$inferInsert> = {}, owner?: Person): Promise<Partner> {
      const on = values.frontend ?? 'acme';
      const person = owner ?? (await recruiter(api, on));
      const organizationId = await company(person, on);
      return { person, organizationId, ...(await key({ person, organizationId }, values)) };
    },
    async ask(partner: Pick<Partner, 'token'> | null, { on = 'acme', ...asked }: PartnerAsk): Promise<PartnerReply> {
      const { method = 'GET', path, body, raw, headers = {}, address = '192.0.2.7' } = asked;
      const [before = '', query = ''] = path.split('?');
      const brand = api.backend.work.findBrand(on);
      if (brand === undefined) throw new Error(`There is no brand "${on}".`);
      const answer = await api.backend.partnerApi({
        ...{
          brand,
          method,
          path: before,
          query,
          id: 'request-1',
          address,
          visited: `https://${on}.example`,
        },
        headers: {
          ...(partner && { authorization: `Bearer ${partner.token}` }),
          'content-type': 'application/json',
          ...headers,
        },
        body: Buffer.from(raw ?? (body === undefined ? '' : JSON.stringify(body))),
      });
      return { ...answer, json: answer.body === null ? null : JSON.parse(answer.body) };
    },
  };
}
