import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import type { WebhookEntry } from './webhooks.generated.ts';

const EVENTS = ['job_published', 'job_expired', 'application_received'] as const;

interface WebhookFormProps {
  id: string;
  submit: string;
  /** What is changed; a new one without it. */
  entry?: Pick<WebhookEntry, 'url' | 'events'>;
  onSend(wish: Pick<WebhookEntry, 'url' | 'events'>): Promise<void>;
}

/** Address and events of a webhook; what is wrong with the address is said there. */
export function WebhookForm({ id, submit, entry, onSend }: WebhookFormProps) {
  const t = useTexts('webhooks');
  return (
    <AccountForm
      id={id}
      fields={[
        {
          ...{ name: 'url', label: t('address'), help: t('addressHelp'), type: 'url', maxLength: 500 },
          ...{ initial: entry?.url ?? '', autoComplete: 'off' },
        },
        ...EVENTS.map((event) => ({
          ...{ name: event, label: t(`events.${event}`), type: 'checkbox' as const, optional: true },
          initial: entry === undefined || entry.events.includes(event) ? 'yes' : 'no',
        })),
      ]}
      submit={submit}
      onSubmit={async ({ url = '', ...values }) => {
        const events = EVENTS.filter((event) => values[event] === 'yes');
        if (events.length === 0) return [{ field: EVENTS[0], message: t('eventNeeded') }];
        try {
          await onSend({ url: url.trim(), events });
          return [];
        } catch (error) {
          const { codes, graphql } = asGraphqlError(error);
          if (!codes.some((code) => code.startsWith('WEBHOOK_URL_'))) throw error;
          return [{ field: 'url', message: graphql.join('\n') }];
        }
      }}
    />
  );
}
