import type { ReactNode } from 'react';
import { answerText } from '../../../runtime/core/applications/answer-text.ts';
import { usePage } from '../../../runtime/page/PageContext.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { ApplicationContent as Content } from './applications.generated.ts';
import styles from './ContentView.module.css';

interface ContentViewProps {
  content: Content;
  /** What to show below the link to a file. */
  viewOf?: (file: Content['files'][number]) => ReactNode;
}

/** The contents of an application, in the order of the form. Requires the texts `applications`. */
export function ContentView({ content, viewOf }: ContentViewProps) {
  const t = useTexts('applications');
  const { page } = usePage();
  const { firstName, lastName, emailAddress, phone, coverLetter, questions, files } = content;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <dl className={styles.facts}>
      {name !== '' && <Fact label={t('content.name')}>{name}</Fact>}
      {emailAddress && (
        <Fact label={t('content.email')}>
          <a href={`mailto:${encodeURI(emailAddress)}`}>{emailAddress}</a>
        </Fact>
      )}
      {phone && (
        <Fact label={t('content.phone')}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </Fact>
      )}
      {questions.map(({ text, type, values }) => (
        <Fact key={text} label={text}>
          {answerText({ type, values }, page.locale, (value) => t(`answers.${value}`))}
        </Fact>
      ))}
      {coverLetter && <Fact label={t('content.coverLetter')}>{coverLetter}</Fact>}
      {files.length > 0 && (
        <Fact label={t('content.files')}>
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id}>
                {file.url === null ? `${file.name} (${t('content.gone')})` : <a href={file.url}>{file.name}</a>}
                {viewOf?.(file)}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
