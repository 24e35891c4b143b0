/** Browsers in which people have signed in before: they are still let in when an attacker uses up the attempts of an account. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AccountRow } from './account-store.ts';

/** Limit of accounts per browser, for example of a family that shares one. */
const MOST_ACCOUNTS = 3;

type Owner = Pick<AccountRow, 'id' | 'tokenVersion'>;

export interface Devices {
  /** What the browser is to store, in addition to its other accounts. */
  add(kept: string, account: Owner): string;
  /** Id of the browser if the account has signed in there; null after a new password, changed roles, a block or "sign out everywhere". */
  find(kept: string, account: Owner): string | null;
}

/** `secret` is that of the installation; a separate key is derived from it. */
export function createDevices(secret: string): Devices {
  const key = createHmac('sha256', secret).update('known devices').digest();
  const markOf = (name: string, { id, tokenVersion }: Owner) =>
    createHmac('sha256', key).update(`${name} ${id} ${tokenVersion}`).digest('base64url');
  const entriesOf = (kept: string) =>
    kept
      .split('~')
      .slice(0, MOST_ACCOUNTS)
      .flatMap((entry) => {
        const [id, name, mark, ...more] = entry.split('.');
        return id && name && mark && more.length === 0 ? [{ entry, id, name, mark }] : [];
      });
  return {
    add(kept, account) {
      const others = entriesOf(kept).filter(({ id }) => id !== String(account.id));
      const name = randomBytes(12).toString('base64url');
      const own = `${account.id}.${name}.${markOf(name, account)}`;
      return [own, ...others.map(({ entry }) => entry)].slice(0, MOST_ACCOUNTS).join('~');
    },
    find(kept, account) {
      const found = entriesOf(kept).find(({ id }) => id === String(account.id));
      if (found === undefined) return null;
      const [given, right] = [found.mark, markOf(found.name, account)].map((mark) => Buffer.from(mark));
      return given && right && given.length === right.length && timingSafeEqual(given, right) ? found.name : null;
    },
  };
}
