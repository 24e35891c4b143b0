/** Settings of received mail, read from the environment. */

export interface MailInSettings {
  /** Of the addresses at which mails are answered. */
  domain: string;
  /** Where an SMTP server listens; null for none. */
  smtp: { host: string; port: number } | null;
  /** With which a provider signs the mails that it hands over; null for none. */
  webhookKey: string | null;
}

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Null without MAIL_REPLY_DOMAIN. Throws an Error with a readable sentence when a value is invalid; never includes the key. */
export function parseMailIn(env: Record<string, string | undefined>): MailInSettings | null {
  const { MAIL_REPLY_DOMAIN: domain, MAIL_IN_PORT: port, MAIL_IN_HOST: host, MAIL_IN_KEY: key } = env;
  if (!domain) {
    const other = Object.entries({ MAIL_IN_PORT: port, MAIL_IN_HOST: host, MAIL_IN_KEY: key }).find(
      ([, value]) => value,
    );
    if (other) throw new Error(`${other[0]} is set and MAIL_REPLY_DOMAIN is not; they belong together.`);
    return null;
  }
  if (!DOMAIN.test(domain.toLowerCase()))
    throw new Error(`MAIL_REPLY_DOMAIN is "${domain}"; it must be a domain such as in.example.com.`);
  if (!port && !key)
    throw new Error('MAIL_REPLY_DOMAIN needs MAIL_IN_PORT or MAIL_IN_KEY; otherwise nobody would receive the replies.');
  if (port && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535))
    throw new Error(`MAIL_IN_PORT is "${port}"; it must be a port from 1 to 65535, such as 2525.`);
  if (key && key.length < 16) throw new Error('MAIL_IN_KEY must have at least 16 characters.');
  return {
    domain: domain.toLowerCase(),
    smtp: port ? { host: host || '0.0.0.0', port: Number(port) } : null,
    webhookKey: key || null,
  };
}
