import { useMutation, useQuery } from '@tanstack/react-query';
import Router from 'next/router';
import { useState } from 'react';
import { mutationOf, onceQueryOf } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { FeedFile } from './FeedFile.tsx';
import { useFaultText } from './importer-words.ts';
import {
  changeImporterMutation,
  type ImporterSettings,
  importerFormQuery,
  type SampleImporter,
  sampleImporterQuery,
  tryImporterQuery,
} from './importers.generated.ts';
import { MappingTable } from './MappingTable.tsx';
import { type Mapping, readMapping } from './mapping.ts';
import { TrialItems } from './TrialItems.tsx';

type Sample = SampleImporter['sampleImporter'];

/** Which field of a feed becomes which field of a job: guessed, corrected by hand, tried on twenty items, saved. */
export function MappingDesk({ importer, ...props }: ScreenProps & { importer: number }) {
  const t = useTexts('importers');
  const settings = useAnswer(importerFormQuery, { id: importer });
  const one = settings.data?.importer ?? null;
  const hasSource = one !== null && (one.url !== null || one.lastRun !== null);
  // The source is fetched for it: not again while somebody works on it.
  const sampled = useQuery({ ...onceQueryOf(sampleImporterQuery, { id: importer }), enabled: hasSource });
  return (
    <section className={screen.screen}>
      <p>
        <Link href={props.to('importers', String(importer))}>{one?.name ?? t('back')}</Link>
      </p>
      <h2 className={screen.heading}>{t('fields.title')}</h2>
      <p className="meta">{t('fields.help')}</p>
      {hasSource && sampled.isPending && <p role="status">{t('fields.reading')}</p>}
      <Answered
        answer={{
          data: settings.data,
          failure: settings.failure ?? (sampled.error && failureOf(sampled.error)),
          again: () => {
            settings.again();
            if (hasSource) void sampled.refetch();
          },
        }}
      >
        {({ importer: found }) =>
          found === null ? (
            <p role="status">{t('gone')}</p>
          ) : hasSource ? (
            sampled.data && (
              <Desk
                {...props}
                one={found}
                sample={sampled.data.sampleImporter}
                isHeld={found.draft && found.lastRun?.state === 'waiting'}
                onFile={() => void sampled.refetch()}
              />
            )
          ) : (
            <>
              <p>{t('file.first')}</p>
              <FeedFile id={`${props.id}-file`} importer={importer} onTaken={settings.again} />
            </>
          )
        }
      </Answered>
    </section>
  );
}

interface DeskProps extends ScreenProps {
  one: ImporterSettings;
  sample: Sample;
  /** Whether an uploaded file waits for its fields. */
  isHeld: boolean;
  /** Another file has been uploaded. */
  onFile(): void;
}

function Desk({ page, id, to, one, sample, isHeld, onFile }: DeskProps) {
  const t = useTexts('importers');
  const faultText = useFaultText();
  const stored = readMapping(one.mapping);
  const guessed = readMapping(sample.mapping);
  const [mapping, setMapping] = useState<Mapping>(() => stored ?? guessed ?? { version: 1, fields: {} });
  const trying = useMutation({
    mutationFn: () => run(tryImporterQuery, { id: one.id, shape: sample.shape, mapping }),
  });
  const saving = useMutation({
    ...mutationOf(changeImporterMutation),
    onSuccess: () => Router.push(to('importers', String(one.id))),
  });
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(stored);
  useLeaveWarning(isChanged && stored !== null && !saving.isPending && !saving.isSuccess);
  if (sample.fault)
    return (
      <>
        <Note kind="danger">
          <p>{faultText(sample.fault)}</p>
          <p>
            <Link href={to('importers', String(one.id), 'settings')}>{t('action.settings')}</Link>
          </p>
        </Note>
        {one.url === null && <FeedFile id={`${id}-file`} importer={one.id} onTaken={onFile} />}
      </>
    );
  return (
    <>
      {stored === null && (
        <Note>
          <p>{t('fields.guessed', { count: sample.items })}</p>
        </Note>
      )}
      {sample.pages !== null && <p className="meta">{t('fields.pages', { count: sample.pages })}</p>}
      <MappingTable id={id} mapping={mapping} fields={sample.fields} onChange={setMapping} />
      <div className={entries.line}>
        <SmallButton disabled={trying.isPending} onClick={() => trying.mutate()}>
          {t('fields.try')}
        </SmallButton>
        <SmallButton
          main
          disabled={saving.isPending || !isChanged}
          onClick={() => saving.mutate({ id: one.id, input: { shape: sample.shape, mapping } })}
        >
          {t(isHeld ? 'fields.saveAndImport' : 'fields.save')}
        </SmallButton>
        {guessed && stored && <SmallButton onClick={() => setMapping(guessed)}>{t('fields.guessAgain')}</SmallButton>}
      </div>
      {saving.error && <FailureNote failure={failureOf(saving.error)} />}
      <div role="status">{trying.isPending && <p>{t('fields.trying')}</p>}</div>
      {trying.error && <FailureNote failure={failureOf(trying.error)} />}
      {trying.data && <TrialItems page={page} id={`${id}-trial`} trial={trying.data.tryImporter} />}
    </>
  );
}
