/** What the browsers of visitors send. Requests without it count as those of programs, which are not counted and cost less. */

export const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  accept: '*/*',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
} as const;

const octet = () => Math.floor(Math.random() * 256);

/** An address of any network. Of a single one, the server counts a thousand visits an hour. */
export const anyAddress = (): string => `10.${octet()}.${octet()}.${octet()}`;

/** Another visitor each time, for a server started with `TRUST_PROXY: 'loopback'`. */
export const anyVisitor = (): Record<string, string> => ({ ...BROWSER, 'x-forwarded-for': anyAddress() });
