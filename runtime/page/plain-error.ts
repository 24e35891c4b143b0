import type { IncomingMessage } from 'node:http';
import type { PlainErrorProps } from './PlainError.tsx';

const english = {
  title: 'Something went wrong on our side',
  text: 'The fault has been noted. Try again in a moment.',
};

/** Texts of the plain error page: from the brand's catalogue on the server, in English where there is no brand. */
export function plainErrorProps(req: IncomingMessage | undefined, status: number, error: unknown): PlainErrorProps {
  const context = req?.nameplate;
  if (!context) return { status, ...english, home: null, fault: null };
  const fault = context.requestId;
  if (error)
    context.log(
      'error',
      'PAGE_FAILED',
      `${fault} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  return { status, ...english, home: null, fault };
}
