import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document';
import { type DocumentFrame, frameOf } from '../runtime/page/draw/document-frame.ts';
import { drawInNext } from '../runtime/page/draw/draw-page.tsx';
import { headElements } from '../runtime/page/head/HeadTags.tsx';
import { brandTags } from '../runtime/page/head/head-tags.ts';

/**
 * `<html>` in the brand's language and theme; the stylesheet is a file, never inline. In production this document is
 * rendered once per set of scripts, and the server inserts later pages into it (`server/document.ts`).
 */
export default class BrandDocumentPage extends Document<{ frame: DocumentFrame }> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & { frame: DocumentFrame }> {
    const known = context.req?.nameplate;
    const { renderPage } = context;
    if (known) context.renderPage = () => drawInNext(known, renderPage);
    const initial = await Document.getInitialProps(context);
    return { ...initial, frame: frameOf(known) };
  }

  override render() {
    const { frame } = this.props;
    return (
      <Html {...frame.attributes}>
        <Head>{headElements(brandTags(frame), 'brand')}</Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
