import type { ReactNode } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobWizard.module.css';

interface LivePreviewProps {
  id: string;
  isOpen: boolean;
  onToggle(): void;
  /** The preview. */
  children: ReactNode;
}

/** The preview that people can open while they fill in the form. */
export function LivePreview({ id, isOpen, onToggle, children }: LivePreviewProps) {
  const t = useTexts('posting');
  return (
    <div className={styles.live}>
      <button
        type="button"
        className="button button-quiet"
        aria-expanded={isOpen}
        aria-controls={`${id}-live`}
        onClick={onToggle}
      >
        {t(isOpen ? 'preview.hide' : 'preview.show')}
      </button>
      <div id={`${id}-live`} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
