import { expect, it } from 'vitest';
import { createMailSender } from '../../mail/sender.ts';
import { parseMailSettings } from '../../mail/settings.ts';
import { testMailServer } from '../../mail/testing/mail-server.ts';
import { createTransport } from '../../mail/transport.ts';
import { PASSWORD, testAccounts } from './testing/account-site.ts';

const server = testMailServer();
const site = testAccounts();

/** Sends queued mails; returns those the mail server received since the last call. */
async function receive() {
  const before = server.received.length;
  const settings = parseMailSettings({ SMTP_URL: server.url, SMTP_FROM: 'board@np.example' }, 3);
  // The database has microseconds: a mail queued in this millisecond is due in the next one.
  const now = () => new Date(Date.now() + 1000);
  const sender = createMailSender({ pool: site.pool, transport: createTransport(settings), log: () => undefined, now });
  await sender.tick();
  await sender.stop();
  return server.received.slice(before);
}

it('brings people in through a real mail server: confirmed, with a new password, at a new address, and out again', async () => {
  const email = 'ida@example.com';
  const answers = { account: { email, password: PASSWORD, role: 'recruiter' }, consents: { terms: true } };
  const german = { locale: 'de' };
  await site.ask('mutation ($answers: JSON!) { register(answers: $answers) { faults { code } } }', { answers }, german);
  const [welcome] = await receive();
  expect(welcome).toMatchObject({ recipients: [email] });
  const token = await site.tokenTo(email);
  expect(JSON.stringify(welcome)).toContain(`https://acme.example/de/user/verify?token=${token}`);
  await site.ask('mutation ($token: String!) { verifyEmail(token: $token) { state } }', { token });

  await site.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { faults { code } } }', { email });
  expect(await receive()).toHaveLength(1);
  const reset = { token: await site.tokenTo(email), password: 'another password' };
  const RESET =
    'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { state } }';
  expect(await site.ask(RESET, reset)).toEqual({ resetPassword: { state: 'good' } });
  const session = await site.signIn(email, reset.password);
  if (typeof session === 'string') throw new Error(session);

  const CHANGE =
    'mutation ($email: String!, $password: String) { changeEmail(email: $email, password: $password) { faults { code } } }';
  await site.ask(CHANGE, { email: 'new@example.com', password: reset.password }, session);
  expect((await receive()).map(({ recipients }) => recipients[0]).sort()).toEqual([email, 'new@example.com']);
  await site.ask('mutation ($token: String!) { verifyEmail(token: $token) { state } }', {
    token: await site.tokenTo('new@example.com'),
  });
  await site.ask(
    'mutation ($password: String) { deleteAccount(password: $password) { faults { code } } }',
    reset,
    session,
  );
  // A mail queued for the old address is still sent: the address belongs to no account any more.
  expect((await receive()).map(({ recipients }) => recipients[0]).sort()).toEqual([email, 'new@example.com']);
});
