/** Password hashing with argon2id. It takes the same time whether or not there is a hash to compare with. */
import { hash, verify } from '@node-rs/argon2';

// As OWASP recommends: 19 MB, two iterations. A hash includes its own parameters, so these can be raised.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A dummy hash that no password matches. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$xoHMoQV5zxf8RnSqxugJ/Q$dioemF13rzYhh9HV1gqok9zcExgXzKG6iZ0rdLjfqlM';

/** The hash to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

/** Without a hash (no such account, or one without a password) it takes the same time and returns false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodys, password);
  return matches && passwordHash !== null;
}
