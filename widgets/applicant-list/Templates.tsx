import { useTexts } from '../../runtime/page/texts.tsx';
import { TemplateChoice } from '../shared/conversations/TemplateChoice.tsx';

interface TemplatesProps {
  id: string;
  /** Null where the applications are of several organizations. */
  jobId: number | null;
  /** Null where nothing is written yet. */
  text: string | null;
  onChoose(text: string): void;
}

/** The templates of the organization; those of several cannot be mixed, which is said instead. */
export function Templates({ jobId, ...rest }: TemplatesProps) {
  const t = useTexts('applicants');
  if (jobId !== null) return <TemplateChoice jobId={jobId} {...rest} />;
  return rest.text === null ? null : <p className="meta">{t('bulk.noTemplates')}</p>;
}
