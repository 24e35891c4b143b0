import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import styles from './Importers.module.css';
import {
  type KnownImporterValues,
  knownImporterValuesQuery,
  removeImporterValueMutation,
  setImporterValueMutation,
  termsOfValuesQuery,
  type UnknownImporterValues,
  unknownImporterValuesQuery,
} from './importers.generated.ts';

type Unknown = UnknownImporterValues['unknownImporterValues'][number];
type Known = KnownImporterValues['importerValues'][number];

/** Kinds of texts that are no terms: they can only be left out. */
const WITHOUT_TERMS = new Set(['place', 'salary']);

/** Texts of feeds that nobody has mapped, the most frequent first, and what others mean. */
export function ValuesScreen({ page, id, to }: ScreenProps) {
  const t = useTexts('importers');
  const ofJobs = useTexts('importers-mapping');
  const brand = page.brand.id === NETWORK_ID ? null : page.brand.id;
  const unknown = useAnswer(unknownImporterValuesQuery, { brand, kind: null });
  const known = useAnswer(knownImporterValuesQuery, { brand });
  const [choosing, setChoosing] = useState<Unknown | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const working = useMutation(workMutation<void>());
  const work = (own: () => Promise<unknown>, done: string) =>
    working.mutate(async () => {
      setSaid(null);
      await own();
      setSaid(done);
      unknown.again();
      known.again();
    });
  const settle = ({ brand: of, kind, text }: Unknown, code: string | null, label: string) =>
    work(
      () => run(setImporterValueMutation, { brand: of, kind, text, code }),
      t(code === null ? 'values.leftOut' : 'values.set', { text, label }),
    );
  const columns: Column<Unknown>[] = [
    { key: 'text', label: t('values.text'), render: ({ text }) => <strong>{text}</strong> },
    { key: 'kind', label: t('values.kind'), render: ({ kind }) => <span>{ofJobs(`kinds.${kind}`)}</span> },
    { key: 'count', label: t('values.count'), isNumber: true, render: ({ count }) => <span>{count}</span> },
    { key: 'brand', label: t('column.brand'), render: (row) => <BrandName id={row.brand} /> },
    {
      key: 'job',
      label: t('values.job'),
      render: ({ jobId, jobTitle }) => jobId !== null && <Link href={to('jobs', String(jobId))}>{jobTitle}</Link>,
    },
    {
      key: 'means',
      label: t('values.means'),
      render: (row) => (
        <div className={styles.value}>
          {row.suggestions.map(({ code, label }) => (
            <SmallButton
              key={code}
              disabled={working.isPending}
              aria-label={t('values.setTo', { text: row.text, label })}
              onClick={() => settle(row, code, label)}
            >
              {label}
            </SmallButton>
          ))}
          {!WITHOUT_TERMS.has(row.kind) && (
            <SmallButton
              disabled={working.isPending}
              aria-label={`${t('values.choose')} ${t('values.chooseFor', { text: row.text })}`}
              onClick={() => setChoosing(row)}
            >
              {t('values.choose')}
            </SmallButton>
          )}
          <SmallButton
            disabled={working.isPending}
            aria-label={t('values.leaveOutOf', { text: row.text })}
            onClick={() => settle(row, null, '')}
          >
            {t('values.leaveOut')}
          </SmallButton>
        </div>
      ),
    },
  ];
  return (
    <section className={screen.screen}>
      <p>
        <Link href={to('importers')}>{t('back')}</Link>
      </p>
      <h2 className={screen.heading}>{t('values.title')}</h2>
      <p className="meta">{t('values.help')}</p>
      <div role="status">
        {said && (
          <Note kind="good">
            <p>{said}</p>
          </Note>
        )}
      </div>
      {working.error && <FailureNote failure={failureOf(working.error)} />}
      <Answered answer={unknown}>
        {({ unknownImporterValues }) => (
          <DataTable
            caption={t('values.title')}
            columns={columns}
            rows={unknownImporterValues}
            keyOf={({ brand: of, kind, text }) => `${of} ${kind} ${text}`}
            empty={t('values.none')}
          />
        )}
      </Answered>
      <Answered answer={known}>
        {({ importerValues }) => (
          <KnownValues
            values={importerValues}
            isBusy={working.isPending}
            onRemove={({ id: value, text }) =>
              work(() => run(removeImporterValueMutation, { id: value }), t('values.forgotten', { text }))
            }
          />
        )}
      </Answered>
      {choosing && (
        <ChooseTerm
          id={`${id}-choose`}
          about={choosing}
          onChoose={(code, label) => settle(choosing, code, label)}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  );
}

interface KnownValuesProps {
  values: readonly Known[];
  isBusy: boolean;
  onRemove(value: Known): void;
}

function KnownValues({ values, isBusy, onRemove }: KnownValuesProps) {
  const t = useTexts('importers');
  const ofJobs = useTexts('importers-mapping');
  return (
    <section className={entries.part}>
      <h3 className={entries.heading}>{t('values.known')}</h3>
      <DataTable
        caption={t('values.known')}
        rows={values}
        keyOf={(value) => value.id}
        empty={t('values.noKnown')}
        columns={[
          { key: 'text', label: t('values.text'), render: ({ text }) => <span>{text}</span> },
          { key: 'kind', label: t('values.kind'), render: ({ kind }) => <span>{ofJobs(`kinds.${kind}`)}</span> },
          {
            key: 'means',
            label: t('values.means'),
            render: ({ code }) => <span>{code ?? t('values.isLeftOut')}</span>,
          },
          {
            key: 'brand',
            label: t('column.brand'),
            render: ({ brand }) => (brand === null ? <span>{t('values.everyBrand')}</span> : <BrandName id={brand} />),
          },
          { key: 'by', label: t('values.by'), render: ({ by }) => <span>{by}</span> },
          {
            key: 'actions',
            label: '',
            render: (value) => (
              <SmallButton
                disabled={isBusy}
                aria-label={t('values.forgetOf', { text: value.text })}
                onClick={() => onRemove(value)}
              >
                {t('values.forget')}
              </SmallButton>
            ),
          },
        ]}
      />
    </section>
  );
}

interface ChooseTermProps {
  id: string;
  about: Unknown;
  onChoose(code: string, label: string): void;
  onClose(): void;
}

/** Any term of the taxonomy of a text. */
function ChooseTerm({ id, about, onChoose, onClose }: ChooseTermProps) {
  const t = useTexts('importers');
  const ofJobs = useTexts('importers-mapping');
  const [text, setText] = useState('');
  const [code, setCode] = useState('');
  const asked = useDeferredValue(text.trim());
  const answer = useAnswer(termsOfValuesQuery, { taxonomy: about.kind, text: asked || null });
  const terms = answer.data?.terms.terms ?? [];
  return (
    <AskDialog
      title={t('values.chooseFor', { text: about.text })}
      submit={t('values.take')}
      isBlocked={!terms.some((term) => term.code === code)}
      onSubmit={() => onChoose(code, terms.find((term) => term.code === code)?.label ?? code)}
      onClose={onClose}
    >
      <div className={entries.field}>
        <label htmlFor={id} className="label">
          {t('values.find')}
        </label>
        <SmallInput
          id={id}
          type="search"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Answered answer={answer}>
        {() => (
          <fieldset className={screen.choices}>
            <legend className="label">{ofJobs(`kinds.${about.kind}`)}</legend>
            {terms.map((term) => (
              <label key={term.code}>
                <input type="radio" name={id} checked={code === term.code} onChange={() => setCode(term.code)} />
                {term.label}
              </label>
            ))}
            {terms.length === 0 && <p role="status">{t('values.noTerm')}</p>}
          </fieldset>
        )}
      </Answered>
    </AskDialog>
  );
}
