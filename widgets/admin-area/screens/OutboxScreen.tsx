import { useState } from 'react';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { Mail } from '../admin-area.generated.ts';
import { adminMailQuery, adminMailsQuery, retryMailMutation } from '../admin-area.generated.ts';
import { type Failure, failureOf, useAnswer } from '../ask.ts';
import { CsvPart, csvOf } from '../entries/CsvPart.tsx';
import { EntriesScreen } from '../entries/EntriesScreen.tsx';
import { EntryActions } from '../entries/EntryActions.tsx';
import { TemplatesScreen } from '../mails/TemplatesScreen.tsx';
import { Badge } from '../parts/Badge.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import { SmallButton } from '../parts/controls.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { useList } from '../parts/use-list.ts';
import { When } from '../parts/When.tsx';
import { ListView } from './ListView.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

const STATES = ['queued', 'sending', 'sent', 'failed', 'kept'];
const KINDS = { failed: 'danger', sent: 'good', kept: 'plain', queued: 'warning', sending: 'warning' } as const;

/** Emails that were sent, are pending or failed, and their templates. */
export function OutboxScreen(props: ScreenProps) {
  const [first] = props.rest;
  if (first === 'templates') return <TemplatesScreen {...props} />;
  return first === undefined ? <MailList {...props} /> : <EntriesScreen {...props} of="outbox" />;
}

function MailList({ id, page, to }: ScreenProps) {
  const t = useTexts('admin');
  const entries = useTexts('entries');
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const list = useList({ sort: 'created', descending: true }, { brand: '', state: '' });
  const brands = useBrands();
  const { data, failure, again } = useAnswer(adminMailsQuery, list.variables);
  const names = {
    created: t('mails.created'),
    to: t('mails.to'),
    subject: t('mails.subject'),
    state: t('mails.state'),
  };
  const mails = data?.adminMails.mails ?? [];
  const ticked = mails
    .filter((mail) => chosen.has(mail.id))
    .map(({ id: mail, subject: title, brand, state }) => ({ id: mail, title, brand, values: { state } }));
  const columns: Column<Mail>[] = [
    {
      key: 'created',
      label: names.created,
      sortable: true,
      onPhone: 'line',
      render: ({ created }) => <When at={created} />,
    },
    { key: 'to', label: names.to, sortable: true, onPhone: 'line', render: ({ to }) => <span>{to}</span> },
    {
      key: 'subject',
      label: names.subject,
      sortable: true,
      onPhone: 'title',
      render: (mail) => (
        <div>
          <Link href={to('outbox', String(mail.id))}>{mail.subject}</Link>{' '}
          <span className="meta">
            <BrandName id={mail.brand} />
          </span>
        </div>
      ),
    },
    {
      key: 'state',
      label: names.state,
      sortable: true,
      onPhone: 'line',
      render: ({ state, tries, lastError }) => (
        <div>
          <Badge kind={KINDS[state as keyof typeof KINDS] ?? 'plain'}>{t(`mails.${state}`)}</Badge>{' '}
          {tries > 1 && <span className="meta">{t('mails.tries', { count: tries })}</span>}
          {lastError && (
            <div className="meta" lang="en">
              {lastError}
            </div>
          )}
        </div>
      ),
    },
    {
      key: 'actions',
      label: '',
      render: (mail) => <MailActions id={`${id}-mail-${mail.id}`} mail={mail} onChanged={again} />,
    },
  ];
  return (
    <ListView
      id={`${id}-mails`}
      title={t('part.outbox')}
      intro={
        <p>
          <Link href={to('outbox', 'templates')}>{t('mails.templates')}</Link>
        </p>
      }
      list={list}
      brands={brands}
      sorts={names}
      filters={[
        {
          name: 'state',
          label: names.state,
          choices: STATES.map((state) => ({ value: state, label: t(`mails.${state}`) })),
        },
      ]}
      columns={columns}
      keyOf={(mail) => mail.id}
      selection={
        mails.some(({ state }) => state === 'failed')
          ? {
              chosen,
              onChange: setChosen,
              labelOf: ({ subject }) => entries('action.choose', { title: subject }),
              all: entries('action.chooseAll'),
            }
          : undefined
      }
      outro={
        <>
          {ticked.length > 0 && <p>{entries('action.chosen', { count: ticked.length })}</p>}
          <EntryActions id={`${id}-again`} of="outbox" here={page.brand.id} entries={ticked} onDone={again} />
          <CsvPart of="outbox" asked={csvOf(list, ['state'])} />
        </>
      }
      found={{ data: data && { total: data.adminMails.total, rows: data.adminMails.mails }, failure, again }}
    />
  );
}

function MailActions({ id, mail, onChanged }: { id: string; mail: Mail; onChanged(): void }) {
  const t = useTexts('admin');
  const [text, setText] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function read(): Promise<void> {
    if (text !== null) return setText(null);
    setFailure(null);
    try {
      setText((await run(adminMailQuery, { id: mail.id })).adminMail.text);
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  async function retry(): Promise<void> {
    setFailure(null);
    try {
      await run(retryMailMutation, { id: mail.id });
      onChanged();
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return (
    <div className={styles.actions}>
      <SmallButton
        aria-expanded={text !== null}
        aria-controls={`${id}-text`}
        aria-label={text === null ? t('mails.readOf', { subject: mail.subject, to: mail.to }) : undefined}
        onClick={() => void read()}
      >
        {text === null ? t('mails.read') : t('mails.close')}
      </SmallButton>
      {mail.state === 'failed' && (
        <SmallButton
          aria-label={t('mails.retryOf', { subject: mail.subject, to: mail.to })}
          onClick={() => void retry()}
        >
          {t('mails.retry')}
        </SmallButton>
      )}
      {failure && <FailureNote failure={failure} />}
      <div id={`${id}-text`}>{text !== null && <pre className={styles.text}>{text}</pre>}</div>
    </div>
  );
}
