/** Passwords as argon2id. The work is the same whether there is one to compare with or not. */
import { hash, verify } from '@node-rs/argon2';

// What OWASP advises: 19 MB, two rounds. A hash carries its own settings, so that these may rise.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that nobody has. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$xoHMoQV5zxf8RnSqxugJ/Q$dioemF13rzYhh9HV1gqok9zcExgXzKG6iZ0rdLjfqlM';

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

/** Without a hash, an account that there is not or that has no password, it takes as long and is false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodys, password);
  return matches && passwordHash !== null;
}
