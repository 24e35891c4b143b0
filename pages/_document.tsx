import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document';
import { type DocumentFrame, frameOf } from '../runtime/page/document-frame.ts';

/** `<html>` in the brand's language and look; the stylesheet is a file, never inline. */
export default class BrandDocumentPage extends Document<{ frame: DocumentFrame }> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & { frame: DocumentFrame }> {
    const initial = await Document.getInitialProps(context);
    return { ...initial, frame: frameOf(context.req?.nameplate) };
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
