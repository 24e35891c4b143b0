import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mutationOf, queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import styles from './Conversation.module.css';
import { messageNoticesQuery, setMessageNoticesMutation } from './conversation.generated.ts';

const MODES = ['at_once', 'daily'] as const;

/** How the person is notified of messages on this site. */
export function NoticeChoice({ id }: { id: string }) {
  const t = useTexts('conversation');
  const cache = useQueryClient();
  const asked = queryOf(messageNoticesQuery);
  const mode = useQuery(asked).data?.messageNotices;
  const setting = useMutation({
    ...mutationOf(setMessageNoticesMutation),
    onSuccess: ({ setMessageNotices: messageNotices }) => cache.setQueryData(asked.queryKey, { messageNotices }),
  });
  if (mode === undefined) return null;
  return (
    <div className={styles.notices}>
      <label className="label" htmlFor={id}>
        {t('notices.label')}
      </label>
      <select
        id={id}
        className="field"
        value={mode}
        onChange={({ target }) => {
          const next = MODES.find((one) => one === target.value);
          if (next !== undefined) setting.mutate({ mode: next });
        }}
      >
        {MODES.map((one) => (
          <option key={one} value={one}>
            {t(`notices.${one}`)}
          </option>
        ))}
      </select>
      {setting.isSuccess && <Notice kind="success">{t('notices.saved')}</Notice>}
      {setting.error && <Notice kind="danger">{refusalText(setting.error, t('unreachable'))}</Notice>}
    </div>
  );
}
