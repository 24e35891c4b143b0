/** A real SMTP server on 127.0.0.1 that stores accepted mails. */
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Received } from './read-message.ts';
import { type Answers, accepting, createSmtpDesk } from './smtp.ts';

export interface TestMailServer {
  /** Valid inside tests and hooks. */
  readonly port: number;
  readonly url: string;
  /** Accepted mails of this test, in order. */
  readonly received: Received[];
  /** What the server does in this test other than accepting; `null` accepts. */
  answers: Answers;
}

/** Call at the top of a test file. */
export function testMailServer(options: SMTPServerOptions = {}, port = 0): TestMailServer {
  const desk = createSmtpDesk(options, port);
  beforeAll(() => desk.listen());
  beforeEach(() => {
    desk.received = [];
    desk.answers = accepting();
  });
  afterAll(() => desk.close());
  return {
    get port() {
      return desk.port();
    },
    get url() {
      return `smtp://127.0.0.1:${desk.port()}`;
    },
    get received() {
      return desk.received;
    },
    get answers() {
      return desk.answers;
    },
    set answers(answers) {
      desk.answers = answers;
    },
  };
}
