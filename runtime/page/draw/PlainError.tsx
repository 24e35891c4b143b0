import Head from 'next/head';

export interface PlainErrorProps {
  status: number;
  title: string;
  text: string;
  /** Link to the home page; null if no brand is known. */
  home: { href: string; label: string } | null;
  /** Line with the id of the log entry. */
  fault: string | null;
}

/** The last-resort error page: needs no widget, no data and no brand document. */
export function PlainError({ status, title, text, home, fault }: PlainErrorProps) {
  return (
    <main className="plain-error">
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <p className="meta">{status}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      {home ? (
        <p>
          <a href={home.href}>{home.label}</a>
        </p>
      ) : null}
      {fault ? <p className="meta">{fault}</p> : null}
    </main>
  );
}
