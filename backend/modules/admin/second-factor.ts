/** The second factor of administrators: codes of an authenticator app (TOTP, RFC 6238), and recovery codes for a lost device. */
import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf } from '../rights/access.ts';
import {
  beginSecondFactor as begin,
  confirmSession,
  enroll,
  findSecondFactor,
  type SecondFactorRow,
  takeRecoveryCode,
  takeStep,
} from './second-factor-store.ts';

const PERIOD = 30;
/** Phone clocks drift: the previous and the next time step are accepted, too. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Letters and digits that cannot be confused with one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const ownerOf = (id: number) => `second factor of account ${id}`;
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Whether the person needs a second factor, and its state. */
export async function secondFactorOf(context: ApiContext) {
  const row = await findSecondFactor(context.db, personOf(context).id);
  return {
    required: context.admin.needsSecondFactor,
    enrolled: row?.confirmed != null,
    confirmed: context.viewer.secondFactor,
    recoveryCodes: row?.recoveryCodes.length ?? 0,
  };
}

/** Creates a secret, replacing that of an unfinished setup. Throws `UserError` NOT_ALLOWED if one is in use. */
export async function beginSecondFactor(context: ApiContext) {
  const { id, email } = personOf(context);
  const secret = new Secret({ size: 20 });
  if (!(await begin(context.db, id, context.vault.seal(secret.base32, ownerOf(id))))) {
    throw refusal('NOT_ALLOWED');
  }
  const uri = totpOf(secret.base32, email, context.brand.document.site.name).toString();
  const qr = encodeQR(uri, 'raw', { ecc: 'medium', border: 4 }).map((row) =>
    row.map((isDark) => (isDark ? '1' : '0')).join(''),
  );
  return { uri, secret: secret.base32, qr };
}

function totpOf(secret: string, label: string, issuer: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), label, issuer: issuer.replaceAll(':', ' '), period: PERIOD });
}

/** Marks the session as confirmed; the first code also completes the setup. Throws `UserError` SECOND_FACTOR_WRONG or TOO_MANY_TRIES. */
export async function confirmSecondFactor(context: ApiContext, given: string) {
  const { id } = personOf(context);
  const { sessionId } = context.viewer;
  if (sessionId === null) throw refusal('SIGN_IN_REQUIRED');
  await context.limits.take('second-factor', String(id));
  const code = given.toLowerCase().replace(/[\s-]/g, '').slice(0, 40);
  const row = await findSecondFactor(context.db, id);
  const recoveryCodes = await transact(context, async (tx) => {
    if (row === undefined || !(await isGood(context, tx.db, row, code))) return undefined;
    await confirmSession({ ...tx, frontend: context.viewer.home }, sessionId);
    const codes = row.confirmed === null ? newCodes() : null;
    if (
      codes !== null &&
      !(await enroll(
        tx.db,
        id,
        codes.map((one) => hashOf(one.replaceAll('-', ''))),
      ))
    )
      return undefined;
    const kind = codes === null ? 'second_factor_shown' : 'second_factor_enrolled';
    await recordEvent(tx, { kind, accountId: id, address: context.address });
    return codes;
  });
  if (recoveryCodes === undefined) {
    await recordEvent(context, { kind: 'second_factor_failed', accountId: id, address: context.address });
    throw refusal('SECOND_FACTOR_WRONG');
  }
  await context.limits.forget('second-factor', String(id));
  return { confirmed: true, recoveryCodes };
}

async function isGood(context: ApiContext, db: ApiContext['db'], row: SecondFactorRow, code: string): Promise<boolean> {
  const { id } = personOf(context);
  if (row.secret === null) throw new UserError('BAD_INPUT', 'No second factor was set up.', { path: 'code' });
  if (!/^\d{6}$/.test(code)) return row.confirmed !== null && takeRecoveryCode(db, id, hashOf(code));
  const secret = context.vault.open(row.secret, ownerOf(id));
  if (secret === null) return false;
  const timestamp = context.now.getTime();
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp, window: WINDOW });
  return delta !== null && takeStep(db, id, Math.floor(timestamp / 1000 / PERIOD) + delta);
}

function newCodes(): string[] {
  const letters = (length: number) =>
    Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${letters(5)}-${letters(5)}`);
}
