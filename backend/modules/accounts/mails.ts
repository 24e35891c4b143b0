/** Mails about accounts, with links to the pages where people act on them. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../../../runtime/core/routing/href.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Scope } from '../../scope.ts';

/** The sender and language of a mail. */
export interface Sender {
  brand: CompiledBrand;
  /** A locale of the brand. */
  locale: string;
  /** Scheme and host of links. */
  linkOrigin: string;
}

/** Confirms the address of a new account. */
export async function mailVerification(tx: Scope, sender: Sender, to: string, token: string): Promise<void> {
  await queueMail(tx.db, {
    ...head(sender, to),
    template: 'verify_email',
    values: { link: verifyLink(sender, token) },
  });
}

/** Confirms a new address. */
export async function mailNewAddress(tx: Scope, sender: Sender, to: string, token: string): Promise<void> {
  await queueMail(tx.db, {
    ...head(sender, to),
    template: 'change_email',
    values: { link: verifyLink(sender, token) },
  });
}

export async function mailReset(tx: Scope, sender: Sender, to: string, token: string): Promise<void> {
  const link = linkTo(sender, '/user/password', token);
  await queueMail(tx.db, { ...head(sender, to), template: 'reset_password', values: { link } });
}

/** To the owner of an address with which somebody registered again. */
export async function mailKnownAddress(tx: Scope, sender: Sender, to: string, token: string): Promise<void> {
  const values = { link: linkTo(sender, '/user/login'), reset: linkTo(sender, '/user/password', token) };
  await queueMail(tx.db, { ...head(sender, to), template: 'known_address', values });
}

/** To the previous address. */
export async function mailAddressChanged(tx: Scope, sender: Sender, to: string, newEmail: string): Promise<void> {
  await queueMail(tx.db, { ...head(sender, to), template: 'email_changed', values: { newEmail } });
}

export async function mailNotice(
  tx: Scope,
  sender: Sender,
  to: string,
  template: 'password_changed' | 'account_deleted',
): Promise<void> {
  await queueMail(tx.db, { ...head(sender, to), template, values: {} });
}

function head({ brand, locale, linkOrigin }: Sender, to: string) {
  return { brand, locale, origin: linkOrigin, to };
}

const verifyLink = (sender: Sender, token: string) => linkTo(sender, '/user/verify', token);

function linkTo({ brand, locale, linkOrigin }: Sender, path: string, token?: string): string {
  const address = linkOrigin + createHref(publicRoutes(brand.document), locale).path(path);
  return token === undefined ? address : `${address}?token=${token}`;
}
