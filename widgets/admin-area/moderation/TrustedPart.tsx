import { useMutation } from '@tanstack/react-query';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import { trustedOrganizationsQuery, trustOrganizationMutation } from './moderation.generated.ts';

interface Trusted {
  id: number;
  name: string;
  since: string;
  by: string | null;
}

/** Employers whose jobs go online without review: by whom, since when, ended with one click. */
export function TrustedPart() {
  const t = useTexts('moderation');
  const answer = useAnswer(trustedOrganizationsQuery);
  const ending = useMutation({ ...mutationOf(trustOrganizationMutation), onSuccess: () => answer.again() });
  const columns: Column<Trusted>[] = [
    { key: 'name', onPhone: 'title', label: t('trust.name'), render: ({ name }) => name },
    { key: 'since', onPhone: 'line', label: t('trust.since'), render: ({ since }) => <When at={since} /> },
    { key: 'by', onPhone: 'line', label: t('trust.by'), render: ({ by }) => by },
    {
      key: 'end',
      onPhone: 'line',
      label: '',
      render: ({ id, name }) => (
        <SmallButton
          disabled={ending.isPending}
          aria-label={`${t('trust.end')}: ${name}`}
          onClick={() => ending.mutate({ id, trusted: false })}
        >
          {t('trust.end')}
        </SmallButton>
      ),
    },
  ];
  return (
    <>
      <p>{t('trust.text')}</p>
      {ending.error && <FailureNote failure={failureOf(ending.error)} />}
      <Answered answer={answer}>
        {({ trustedOrganizations }) => (
          <DataTable
            caption={t('part.trusted')}
            columns={columns}
            rows={trustedOrganizations}
            keyOf={({ id }) => id}
            empty={t('trust.none')}
          />
        )}
      </Answered>
    </>
  );
}
