import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document';
import { type DocumentFrame, frameOf } from '../runtime/page/document-frame.ts';
import { renderWithoutFaults } from '../runtime/page/render-without-faults.tsx';

/** `<html>` in the brand's language and look; the stylesheet is a file, never inline. */
export default class BrandDocumentPage extends Document<{ frame: DocumentFrame }> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & { frame: DocumentFrame }> {
    const known = context.req?.nameplate;
    const { renderPage } = context;
    if (known) context.renderPage = () => renderWithoutFaults(known, renderPage);
    const initial = await Document.getInitialProps(context);
    return { ...initial, frame: frameOf(known) };
  }

  override render() {
    const { attributes, links } = this.props.frame;
    return (
      <Html {...attributes}>
        <Head>
          {links.map((link) => (
            <link key={link.href} {...link} />
          ))}
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
