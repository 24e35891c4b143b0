import { useEffect, useRef, useState } from 'react';
import { MOST_PDF_PAGES, PDF_SECONDS } from '../../runtime/core/applications/limits.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import styles from './ApplicantList.module.css';
import { openPdf, type PdfDocument } from './pdf-library.ts';

/** Pages that are drawn before somebody asks for more. */
const AT_ONCE = 5;
/** Pixels of one page; larger ones are drawn less sharp. */
const MOST_PIXELS = 8_000_000;

interface PdfViewProps {
  id: string;
  name: string;
  url: string;
}

/** The pages of a PDF, each as a picture with its text for screen readers. Where that fails, the download remains. */
export function PdfView({ id, name, url }: PdfViewProps) {
  const t = useTexts('applicants');
  const [found, setFound] = useState<PdfDocument | 'failed' | null>(null);
  const [count, setCount] = useState(AT_ONCE);

  useEffect(() => {
    let end = () => {};
    let isOver = false;
    const settle = (next: PdfDocument | 'failed') => {
      if (!isOver) setFound(next);
    };
    const timer = setTimeout(() => {
      settle('failed');
      end();
    }, PDF_SECONDS * 1000);
    const open = async () => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
      const task = await openPdf(new Uint8Array(await answer.arrayBuffer()));
      end = () => void task.destroy();
      if (isOver) end();
      settle(await task.promise);
    };
    open()
      .catch(() => settle('failed'))
      .finally(() => clearTimeout(timer));
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [url]);

  const pages = found === null || found === 'failed' ? 0 : Math.min(found.numPages, MOST_PDF_PAGES);
  return (
    <section id={id} className={styles.pdf} aria-label={name} data-testid="pdf">
      {found === null && (
        <>
          <p role="status">{t('pdf.loading')}</p>
          <Waiting lines={6} />
        </>
      )}
      {found === 'failed' && (
        <Notice kind="danger">
          <p>{t('pdf.failed')}</p>
        </Notice>
      )}
      {found !== null && found !== 'failed' && (
        <>
          {Array.from({ length: Math.min(count, pages) }, (_, at) => at + 1).map((page) => (
            <Sheet
              key={page}
              document={found}
              page={page}
              label={t('pdf.page', { page, pages: found.numPages })}
              fault={t('pdf.failed')}
            />
          ))}
          {count < pages && (
            <button type="button" className="button button-quiet" onClick={() => setCount(count + AT_ONCE)}>
              {t('pdf.more')}
            </button>
          )}
          {count >= pages && pages < found.numPages && (
            <p className="meta">{t('pdf.rest', { count: MOST_PDF_PAGES })}</p>
          )}
        </>
      )}
    </section>
  );
}

interface SheetProps {
  document: PdfDocument;
  page: number;
  label: string;
  fault: string;
}

/** One page, as wide as there is room. */
function Sheet({ document, page, label, fault }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const draw = async () => {
      const sheet = await document.getPage(page);
      if (isOver || !canvas.current) return;
      const plain = sheet.getViewport({ scale: 1 });
      const wanted = (canvas.current.clientWidth / plain.width) * Math.min(window.devicePixelRatio, 2);
      const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)));
      const viewport = sheet.getViewport({ scale });
      canvas.current.width = Math.floor(viewport.width);
      canvas.current.height = Math.floor(viewport.height);
      const rendering = sheet.render({ canvas: canvas.current, viewport });
      stop = () => rendering.cancel();
      const [{ items }] = await Promise.all([sheet.getTextContent(), rendering.promise]);
      if (!isOver) setText(items.map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''));
    };
    draw().catch(() => {
      if (!isOver) setFailed(true);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [document, page]);

  if (hasFailed) return <p className="meta">{`${label}: ${fault}`}</p>;
  return (
    <figure className={styles.sheet} aria-label={label} aria-busy={text === null}>
      <canvas ref={canvas} />
      <p className="visually-hidden">{text}</p>
      <figcaption className="meta">{label}</figcaption>
    </figure>
  );
}
