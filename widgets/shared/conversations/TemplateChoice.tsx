import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PLACEHOLDERS } from '../../../runtime/core/conversations/placeholders.ts';
import { mutationOf, queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import styles from './Conversation.module.css';
import {
  deleteMessageTemplateMutation,
  messageTemplatesQuery,
  saveMessageTemplateMutation,
} from './templates.generated.ts';

interface TemplateChoiceProps {
  id: string;
  jobId: number;
  /** What is written now, which can be saved; null where nothing is written yet. */
  text: string | null;
  onChoose(text: string): void;
}

/** Fills in a template of the organization, and keeps what is written as one. */
export function TemplateChoice({ id, jobId, text, onChoose }: TemplateChoiceProps) {
  const t = useTexts('conversation');
  const cache = useQueryClient();
  const asked = queryOf(messageTemplatesQuery, { jobId });
  const templates = useQuery(asked).data?.messageTemplates ?? [];
  const reload = () => cache.invalidateQueries({ queryKey: asked.queryKey });
  const saving = useMutation({ ...mutationOf(saveMessageTemplateMutation), onSuccess: reload });
  const removing = useMutation({ ...mutationOf(deleteMessageTemplateMutation), onSuccess: reload });
  const [chosen, setChosen] = useState<number | null>(null);
  const [name, setName] = useState('');
  const failure = saving.error ?? removing.error;
  const current = templates.find((one) => one.id === chosen);
  return (
    <>
      {templates.length > 0 && (
        <div>
          <label className="label" htmlFor={`${id}-template`}>
            {t('templates.choose')}
          </label>
          <select
            id={`${id}-template`}
            className="field"
            value={chosen ?? ''}
            onChange={({ target }) => {
              const found = templates.find((one) => String(one.id) === target.value);
              setChosen(found?.id ?? null);
              if (found === undefined) return;
              setName(found.name);
              onChoose(found.text);
            }}
          >
            <option value="">{t('templates.none')}</option>
            {templates.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      )}
      {text !== null && (
        <details>
          <summary className={styles.link}>{t('templates.title')}</summary>
          <div className={styles.form}>
            <p className="meta">
              {t('templates.help')}{' '}
              {PLACEHOLDERS.map((one) => (
                <code key={one}>{`{{${one}}} `}</code>
              ))}
            </p>
            <label className="label" htmlFor={`${id}-name`}>
              {t('templates.name')}
            </label>
            <input
              id={`${id}-name`}
              className="field"
              maxLength={100}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            {failure && <Notice kind="danger">{refusalText(failure, t('unreachable'))}</Notice>}
            {saving.isSuccess && <Notice kind="success">{t('templates.saved')}</Notice>}
            <div>
              <button
                type="button"
                className="button button-quiet"
                disabled={saving.isPending || name.trim() === '' || text.trim() === ''}
                onClick={() => saving.mutate({ jobId, name, text })}
              >
                {t('templates.save')}
              </button>{' '}
              {current && (
                <button
                  type="button"
                  className="button button-quiet"
                  disabled={removing.isPending}
                  onClick={() => {
                    setChosen(null);
                    removing.mutate({ jobId, id: current.id });
                  }}
                >
                  {t('templates.remove')}
                </button>
              )}
            </div>
          </div>
        </details>
      )}
    </>
  );
}
