import type { NextPageContext } from 'next';
import { plainErrorProps } from '../runtime/page/assemble/plain-error.ts';
import { PlainError, type PlainErrorProps } from '../runtime/page/draw/PlainError.tsx';

/** Internal errors (500), shown in the brand's language and theme with the id of the log entry. */
export default function ErrorPage(props: PlainErrorProps) {
  return <PlainError {...props} />;
}

ErrorPage.getInitialProps = ({ req, res, err }: NextPageContext): Promise<PlainErrorProps> =>
  plainErrorProps(req, res?.statusCode ?? 404, err);
