import Head from 'next/head';
import type { HeadInfo } from './page-props.ts';

/** Title, metatags, canonical and language links, structured data. Data blocks run nothing, so the policy lets them be. */
export function PageHead({ head }: { head: HeadInfo }) {
  return (
    <Head>
      <title>{head.title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head.metas.map((meta) => (
        <meta key={`${meta.name ?? meta.property}-${meta.content}`} {...meta} />
      ))}
      {head.links.map((link) => (
        <link key={`${link.rel}-${link.hrefLang ?? ''}-${link.href}`} {...link} />
      ))}
      {head.jsonLd.map((text) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a JSON text with every "<" escaped
        <script key={text.slice(0, 80)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </Head>
  );
}
