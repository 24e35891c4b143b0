import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './Brand.module.css';
import type { BrandFinding } from './brand.generated.ts';
import { SettingTitle } from './SettingTitle.tsx';

/** The checker's findings, most severe first. Its messages are in English, after what they mean in the language of the page. */
export function FindingList({
  id,
  findings,
  withPlace = false,
}: {
  id: string;
  findings: readonly BrandFinding[];
  withPlace?: boolean;
}) {
  const t = useTexts('admin');
  if (findings.length === 0) return null;
  const sorted = [...findings].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return (
    <ul id={id} className={styles.findings}>
      {sorted.map((finding) => (
        <li key={`${finding.code} ${finding.pointer} ${finding.message}`} data-severity={finding.severity}>
          <strong>{t(`severity.${finding.severity}`)}</strong>{' '}
          {withPlace && finding.pointer !== '' && <SettingTitle pointer={finding.pointer} />}{' '}
          {finding.explanation !== null && <span>{finding.explanation}</span>}{' '}
          <span lang="en" className={finding.explanation === null ? undefined : styles.original}>
            {finding.message}
          </span>{' '}
          {withPlace && (
            <code className="meta">
              {finding.file}:{finding.line}
            </code>
          )}{' '}
          <code className="meta">{finding.code}</code>
        </li>
      ))}
    </ul>
  );
}
