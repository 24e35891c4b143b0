import { useState } from 'react';
import { LARGEST_PDF } from '../../runtime/core/applications/limits.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './ApplicantList.module.css';
import { PdfView } from './PdfView.tsx';

interface FileViewProps {
  id: string;
  file: { name: string; size: number; url: string | null };
}

/** A button that draws a PDF in the page; nothing for other files, which are downloaded. */
export function FileView({ id, file }: FileViewProps) {
  const t = useTexts('applicants');
  const [isOpen, setOpen] = useState(false);
  const { name, size, url } = file;
  if (url === null || size > LARGEST_PDF || !/\.pdf$/i.test(name)) return null;
  return (
    <>
      <button
        type="button"
        className={styles.view}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'pdf.close' : 'pdf.open')}
        <span className="visually-hidden"> {name}</span>
      </button>
      {isOpen && <PdfView id={id} name={name} url={url} />}
    </>
  );
}
