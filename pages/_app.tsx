import type { AppProps } from 'next/app';
import '../runtime/page/base.css';
import '../runtime/page/pieces.css';
import type { PageProps } from '../runtime/page/assemble/page-props.ts';
import { AppPage } from '../runtime/page/draw/AppPage.tsx';
import { registry } from '../widgets/registry.generated.ts';

/** Brand pages carry `page`; the plain error pages do not and render themselves. */
export default function App({ Component, pageProps }: AppProps<PageProps | Record<string, never>>) {
  if (!('page' in pageProps)) return <Component {...pageProps} />;
  return <AppPage props={pageProps as PageProps} registry={registry} />;
}
