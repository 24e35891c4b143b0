import type { IncomingMessage } from 'node:http';
import { createHref, publicRoutes } from '../../core/routing/href.ts';
import type { PlainErrorProps } from '../draw/PlainError.tsx';

const english = { title: 'Something went wrong on our side', text: 'The fault has been noted. Try again in a moment.' };

/**
 * Texts of the plain error page: on the server in the brand's language; in English if no brand is known or the error
 * happened in the browser.
 */
export async function plainErrorProps(
  req: IncomingMessage | undefined,
  status: number,
  error: unknown,
): Promise<PlainErrorProps> {
  const context = req?.nameplate;
  // The second condition keeps the catalogues, which read files, out of the browser bundle.
  if (!context || typeof window !== 'undefined') return { status, ...english, home: null, fault: null };
  const { cutCatalogue } = await import('../../core/texts/catalogues.ts');
  const { locale, brand, requestId } = context;
  const texts = cutCatalogue(brand, locale, ['common', 'errors']).namespaces;
  const text = (namespace: string, ...path: string[]) => {
    let value: unknown = texts[namespace];
    for (const step of path) value = typeof value === 'object' && value ? Reflect.get(value, step) : undefined;
    return typeof value === 'string' ? value : '';
  };
  if (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    context.log('error', 'PAGE_FAILED', `${requestId} ${detail}`);
  }
  const known = ['400', '404', '410'].includes(String(status)) ? String(status) : '500';
  return {
    status,
    title: text('errors', 'page', known, 'title') || english.title,
    text: text('errors', 'page', known, 'text') || english.text,
    home: { href: createHref(publicRoutes(brand.document), locale).home(), label: text('errors', 'page', 'home') },
    fault: text('common', 'fault', 'id').replace('{{id}}', requestId) || null,
  };
}
