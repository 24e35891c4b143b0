import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './Brand.module.css';
import type { BrandFinding } from './brand.generated.ts';

/** The checker's findings, most severe first. Its messages are in English. */
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
          {withPlace && (
            <code>
              {finding.file}:{finding.line}
            </code>
          )}{' '}
          <span lang="en">{finding.message}</span> <code className="meta">{finding.code}</code>
        </li>
      ))}
    </ul>
  );
}
