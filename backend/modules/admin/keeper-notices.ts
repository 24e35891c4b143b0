/** Emails to the keepers of brands: when errors in a file keep it from going live, and when it is correct again. */
import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Finding } from '../../../runtime/core/brand/check/finding.ts';
import type { BrandStanding } from '../../../runtime/core/brand/standings.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isMailAddress } from '../../mail/address.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import { deleteNotices, insertNotices, listNotices, type NewNotice } from './keeper-notice-store.ts';

interface KeeperNoticeOptions {
  pool: pg.Pool;
  findBrand(id: string): CompiledBrand | undefined;
  /** Scheme and host of a brand. */
  originOf(brand: CompiledBrand): string;
  log(level: 'warn', code: string, message: string): void;
}

export interface KeeperNotices {
  /** Queues the emails that are due. Resolves when they are queued; failures are logged and tried again at the next call. */
  follow(standings: readonly BrandStanding[]): Promise<void>;
}

interface Faulty {
  standing: BrandStanding;
  errors: Finding[];
  notice: NewNotice;
}

/** The brand that writes for those that have never been live. */
const ROOT = 'default';
const MOST_LINES = 20;

export function createKeeperNotices(options: KeeperNoticeOptions): KeeperNotices {
  let last: Promise<void> = Promise.resolve();
  let told: string | undefined;
  return {
    follow(standings) {
      last = last.then(async () => {
        const faulty = standings.flatMap(faultyOf);
        const now = JSON.stringify(faulty.map(({ notice }) => notice));
        if (now === told) return;
        try {
          await tell(options, standings, faulty);
          told = now;
        } catch (error) {
          options.log('warn', 'KEEPER_NOT_TOLD', `Emails to the keepers of brands could not be queued: ${error}`);
        }
      });
      return last;
    },
  };
}

async function tell(options: KeeperNoticeOptions, standings: readonly BrandStanding[], faulty: readonly Faulty[]) {
  const before = await listNotices(drizzle(options.pool));
  const isKnown = ({ notice }: Faulty) =>
    before.some(({ frontend, errors }) => frontend === notice.frontend && errors === notice.errors);
  // An error in a family keeps all its brands from going live: one email to each of their keepers.
  const groups = Map.groupBy(
    faulty.filter((one) => !isKnown(one)),
    ({ notice: { recipient, errors } }) => `${recipient} ${errors}`,
  );
  for (const group of groups.values()) await tellFaulty(options, group);
  const stillFaulty = new Set(standings.filter(isFaulty).map(({ id }) => id));
  const mended = new Set(before.map(({ frontend }) => frontend).filter((id) => !stillFaulty.has(id)));
  for (const id of mended)
    await tellMended(
      options,
      id,
      standings.find((one) => one.id === id),
    );
}

async function tellFaulty(options: KeeperNoticeOptions, group: readonly Faulty[]): Promise<void> {
  await inTransaction(options.pool, async (client) => {
    const tx = drizzle(client);
    const inserted = new Set(
      await insertNotices(
        tx,
        group.map(({ notice }) => notice),
      ),
    );
    const [first, ...others] = group.filter(({ standing }) => inserted.has(standing.id));
    if (first === undefined) return;
    const names = [first, ...others].map(({ standing }) => standing.name);
    const values = { brand: names.join(', '), faults: linesOf(first.errors) };
    const { id, state } = first.standing;
    const frame = frameOf(options, id, first.notice.recipient);
    await queueMail(tx, {
      ...frame,
      template: state === 'outdated' ? 'brand_outdated' : 'brand_broken',
      values: { ...values, link: frame.link },
    });
  });
}

async function tellMended(
  options: KeeperNoticeOptions,
  id: string,
  standing: BrandStanding | undefined,
): Promise<void> {
  await inTransaction(options.pool, async (client) => {
    const tx = drizzle(client);
    const notices = await deleteNotices(tx, [id]);
    // Nobody needs to hear of a file that was deleted.
    if (standing === undefined) return;
    for (const recipient of new Set(notices.map((notice) => notice.recipient))) {
      const frame = frameOf(options, id, recipient);
      await queueMail(tx, { ...frame, template: 'brand_mended', values: { brand: standing.name, link: frame.link } });
    }
  });
}

function frameOf({ findBrand, originOf }: KeeperNoticeOptions, id: string, to: string) {
  const brand = findBrand(id) ?? findBrand(ROOT);
  if (brand === undefined) throw new Error(`There is neither a live "${id}" nor a live "${ROOT}" to write for.`);
  const origin = originOf(brand);
  const locale = brand.document.locales.default;
  return { brand, origin, locale, to, link: origin + hrefOf(brand, locale).path('/admin/brands') };
}

function isFaulty({ state }: BrandStanding): boolean {
  return state === 'outdated' || state === 'broken';
}

function faultyOf(standing: BrandStanding): Faulty[] {
  const { id, keeperEmail, findings } = standing;
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (!isFaulty(standing) || errors.length === 0 || keeperEmail === null || !isMailAddress(keeperEmail)) return [];
  return [{ standing, errors, notice: { frontend: id, errors: digestOf(errors), recipient: keeperEmail } }];
}

/** Without file and line: the errors of a family are the same in all its brands, and lines move. */
function digestOf(errors: readonly Finding[]): string {
  const texts = errors.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`).sort();
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

/** Errors with their places, as a mail quotes them. */
export function linesOf(errors: readonly Finding[]): string {
  const lines = errors
    .slice(0, MOST_LINES)
    .map(({ file, line, column, message }) => `${file}:${line}:${column}\n${message}`);
  const more = errors.length - lines.length;
  return [...lines, ...(more > 0 ? [`… +${more}`] : [])].join('\n\n');
}
