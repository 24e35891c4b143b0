import { useEffect, useRef, useState } from 'react';
import { searchRequest } from '../../../runtime/core/search/search-request.ts';
import type { CatalogueCut } from '../../../runtime/core/texts/catalogues.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { TextsProvider, useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { fetchTexts } from '../../site-header/fetch-texts.ts';
import { type SearchExplanation, searchExplanationQuery } from './explanation.generated.ts';
import styles from './SearchExplanations.module.css';
import { searchOf } from './search-links.ts';

interface SearchExplanationsProps {
  page: PageInfo;
  id: string;
  /** The results of the page, in order. */
  jobs: readonly { id: number; title: string }[];
}

/** For administrators: why each job of the page is a result. Brings its own texts, since nobody else needs them. */
export function SearchExplanations({ page, ...props }: SearchExplanationsProps) {
  const [texts, setTexts] = useState<CatalogueCut | null>(null);
  useEffect(() => {
    let isHere = true;
    void fetchTexts(page.locale, 'search-explanation').then((found) => isHere && setTexts(found));
    return () => {
      isHere = false;
    };
  }, [page.locale]);
  return (
    texts && (
      <TextsProvider texts={texts}>
        <Explanations page={page} {...props} />
      </TextsProvider>
    )
  );
}

function Explanations({ page, id, jobs }: SearchExplanationsProps) {
  const t = useTexts('search-explanation');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button className={styles.open} type="button" onClick={() => dialog.current?.showModal()}>
        {t('open')}
      </button>
      <dialog className={styles.dialog} ref={dialog} aria-labelledby={`${id}-why`}>
        <h2 className={styles.title} id={`${id}-why`}>
          {t('title')}
        </h2>
        <p>{t('help')}</p>
        {jobs.map((job) => (
          <Explained key={`${job.id} ${page.path}`} page={page} job={job} />
        ))}
        <form method="dialog">
          <button className="button button-quiet" type="submit">
            {t('close')}
          </button>
        </form>
      </dialog>
    </>
  );
}

type Found = SearchExplanation['searchExplanation'];

/** One job, explained once it is opened. */
function Explained({ page, job }: { page: PageInfo; job: { id: number; title: string } }) {
  const t = useTexts('search-explanation');
  const [found, setFound] = useState<{ answer: Found } | 'failed' | null>(null);

  async function load() {
    const { language, fulltext, conditionGroup, geoLocation, range } = searchRequest(
      searchOf(page),
      page.brand,
      page.locale,
    );
    const request = { language, fulltext, conditionGroup, geoLocation, range };
    const answer = await run(searchExplanationQuery, { request, jobId: job.id }).catch(() => null);
    setFound(answer === null ? 'failed' : { answer: answer.searchExplanation });
  }

  return (
    <details className={styles.job} onToggle={(event) => event.currentTarget.open && void load()}>
      <summary>{job.title}</summary>
      <div aria-live="polite">
        {found === 'failed' && <p>{t('failed')}</p>}
        {found !== null && found !== 'failed' && (found.answer ? <Points found={found.answer} /> : <p>{t('none')}</p>)}
      </div>
    </details>
  );
}

function Points({ found }: { found: NonNullable<Found> }) {
  const t = useTexts('search-explanation');
  return (
    <table className={styles.points}>
      <caption>{t('score', { score: found.score })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('words')}</th>
          <th scope="col">{t('where')}</th>
          <th scope="col">{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {found.words.map(({ words, section, form, points }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>
              {t(`sections.${section}`)}
              {form !== 'EXACT' && `, ${t(`forms.${form}`)}`}
            </td>
            <td>{points}</td>
          </tr>
        ))}
        {found.facets.map(({ words, label, points }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{t('facet', { label })}</td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
