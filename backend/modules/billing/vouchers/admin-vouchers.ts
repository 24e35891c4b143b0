/** Administrators create vouchers and end them. Their terms do not change: orders refer to them. */
import { minorUnits } from '../../../../runtime/core/price.ts';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../../context.ts';
import { type TransactionScope, transact } from '../../../database/transact.ts';
import { UserError } from '../../../errors.ts';
import type { VoucherInput } from '../../../graphql.generated.ts';
import { refusal } from '../../../refusal.ts';
import { reachOf, requireBrand } from '../../rights/access.ts';
import { noteBilling } from '../events.ts';
import { codeOf, isCode } from './voucher.ts';
import {
  deleteVoucher,
  findVoucherBrand,
  insertVoucher,
  lockVoucher,
  setEnded,
  type VoucherRow,
  wasUsed,
} from './voucher-store.ts';

const MOST_USES = 1_000_000;
const MOST_AMOUNT = 1_000_000_000;

/** Throws `UserError` NOT_ALLOWED, VOUCHER_CODE_TAKEN, and BAD_INPUT with the field as its path. */
export async function createVoucher(
  context: ApiContext,
  { brand: id, voucher }: { brand: string; voucher: VoucherInput },
): Promise<{ id: number; code: string }> {
  await requireBrand(context, id, 'adminCreateVoucher');
  const terms = termsIn(context.findBrand(id) ?? context.brand, voucher);
  return transact({ pool: context.pool, frontend: id }, async (tx) => {
    const made = await insertVoucher(tx, { ...terms, created: context.now });
    if (made === null) throw refusal('VOUCHER_CODE_TAKEN', {}, { path: 'code' });
    await noteBilling(tx, context, 'voucher_created', { voucher: made });
    return { id: made, code: terms.code };
  });
}

/** Ends a voucher at once, or takes that back; false if there is none within reach, or if it is so already. */
export function endVoucher(context: ApiContext, { id, undo }: { id: number; undo: boolean }): Promise<boolean> {
  return change(context, id, async (tx, { ended }) => {
    if (undo === (ended === null)) return false;
    await setEnded(tx, id, undo ? null : context.now);
    await noteBilling(tx, context, undo ? 'voucher_restored' : 'voucher_ended', { voucher: id });
    return true;
  });
}

/** Deletes a voucher that was never used; false if there is none within reach. Throws `UserError` VOUCHER_USED. */
export function removeVoucher(context: ApiContext, id: number): Promise<boolean> {
  return change(context, id, async (tx, { code }) => {
    if (await wasUsed(tx, id)) throw refusal('VOUCHER_USED');
    await deleteVoucher(tx, id);
    await noteBilling(tx, context, 'voucher_deleted', { name: code });
    return true;
  });
}

async function change(
  context: ApiContext,
  id: number,
  work: (tx: TransactionScope, row: VoucherRow) => Promise<boolean>,
): Promise<boolean> {
  const { brands } = await reachOf(context);
  const isId = id > 0 && id < 2 ** 31;
  const frontend = isId ? await findVoucherBrand({ db: context.db, brands }, id) : null;
  if (frontend === null) return false;
  return transact({ pool: context.pool, frontend }, async (tx) => {
    const row = await lockVoucher(tx, id);
    return row !== null && work(tx, row);
  });
}

function termsIn({ document }: CompiledBrand, given: VoucherInput) {
  const { currency, products: sold } = document.prices;
  if (currency === null) throw refusal('NOTHING_TO_ORDER');
  const code = codeOf(given.code);
  if (!isCode(code)) throw badInput('code', 'A code has 3 to 40 letters, digits, - and _.');
  const percent = given.percent ?? null;
  const amount = given.amount ?? null;
  if ((percent === null) === (amount === null)) throw badInput('percent', 'Either a percentage or an amount.');
  const hundredths = percent === null ? null : Math.round(percent * 100);
  if (hundredths !== null && !(hundredths >= 1 && hundredths <= 10_000))
    throw badInput('percent', `"percent" is ${percent}; more than 0 and up to 100 is allowed.`);
  const money = (path: string, value: number | null) => {
    if (value === null) return null;
    const minor = minorUnits(value, currency);
    if (!(minor >= 1 && minor <= MOST_AMOUNT))
      throw badInput(path, `"${path}" is ${value}, which is too little or too much.`);
    return minor;
  };
  const products = given.products ?? null;
  const strange = products?.find((key) => !Object.hasOwn(sold, key));
  if (strange !== undefined) throw badInput('products', `There is no product "${strange.slice(0, 60)}".`);
  if (products?.length === 0) throw badInput('products', 'At least one product, or null for all.');
  const [starts, ends] = [dateIn(given.starts), dateIn(given.ends)];
  if (starts !== null && ends !== null && ends <= starts) throw badInput('ends', 'A voucher ends after its start.');
  return {
    ...{ code, percent: hundredths, amount: money('amount', amount), currency, starts, ends },
    products: products && [...new Set(products)],
    most: countIn('most', given.most),
    mostEach: countIn('mostEach', given.mostEach),
    minimum: money('minimum', given.minimum ?? null),
  };
}

function countIn(path: string, given: number | null | undefined): number | null {
  const count = given ?? null;
  if (count !== null && (count < 1 || count > MOST_USES))
    throw badInput(path, `"${path}" is ${count}; 1 to ${MOST_USES} are allowed.`);
  return count;
}

function dateIn(given: string | Date | null | undefined): Date | null {
  return given === null || given === undefined ? null : new Date(given);
}

function badInput(path: string, message: string): UserError {
  return new UserError('BAD_INPUT', message, { path });
}
