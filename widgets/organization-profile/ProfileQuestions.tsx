import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './OrganizationProfile.module.css';
import { ProfileSection } from './ProfileSection.tsx';

interface ProfileQuestionsProps {
  questions: readonly { question: string; answer: string }[];
  id: string;
}

/** Questions with collapsible answers, with and without JavaScript. */
export function ProfileQuestions({ questions, id }: ProfileQuestionsProps) {
  const t = useTexts('organization');
  if (questions.length === 0) return null;
  return (
    <ProfileSection id={id} title={t('profile.questions')}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details className={styles.question} key={question}>
            <summary className={styles.summary}>{question}</summary>
            <div
              className={`prose ${styles.answer}`}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitizes answers when it stores them
              dangerouslySetInnerHTML={{ __html: answer }}
            />
          </details>
        ))}
      </div>
    </ProfileSection>
  );
}
