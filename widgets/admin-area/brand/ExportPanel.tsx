import { useState } from 'react';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { saveFile } from '../../../runtime/page/save-file.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton } from '../parts/controls.tsx';
import styles from './Brand.module.css';
import { brandExportQuery } from './brand.generated.ts';

interface ExportProps {
  brand: string;
  /** The whole patch of an unsaved change; without one, the settings that are in force. */
  patch?: JsonObject;
}

/** The brand's files with the changes in them, to commit, and the changes alone. */
export function ExportPanel(props: ExportProps) {
  const t = useTexts('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.export}>
      <SmallButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('export.title')}
      </SmallButton>
      {isOpen && <Files {...props} />}
    </div>
  );
}

function Files({ brand, patch }: ExportProps) {
  const t = useTexts('admin');
  const answer = useAnswer(brandExportQuery, { brand, patch: patch ?? null });
  return (
    <Answered answer={answer}>
      {({ brandExport: { files, patch: alone } }) => (
        <>
          <p className="meta">{t('export.help')}</p>
          <div className={styles.tools}>
            {[...files, { name: `${brand}.patch.json`, text: alone }].map(({ name, text }, at) => (
              <SmallButton
                key={name}
                onClick={() => saveFile(text, name.split('/').slice(1).join('-') || name, 'application/json')}
              >
                {at < files.length ? t('export.file', { name }) : t('export.patch')}
              </SmallButton>
            ))}
          </div>
        </>
      )}
    </Answered>
  );
}
