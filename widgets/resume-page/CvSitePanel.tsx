import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import type { FieldFault } from '../shared/account/account-faults.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type CvSitePart, loadOwnCvSiteQuery, type OwnCvSite, saveCvSiteMutation } from './cv-site.generated.ts';
import styles from './ResumePage.module.css';

/** Parts that can be shown or hidden. */
const cvSiteParts: readonly CvSitePart[] = ['NAME', 'PHONE', 'BIRTHDAY', 'HOME', 'EXPECTATIONS'];

/** Whether the resume is public on the web, at which address, and which parts of it. */
export function CvSitePanel({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('cv-site');
  const cache = useQueryClient();
  const asked = queryOf(loadOwnCvSiteQuery);
  const { data, error } = useQuery(asked);
  const site = data?.ownCvSite;
  const saving = useMutation({
    ...mutationOf(saveCvSiteMutation),
    onSuccess: ({ done }) => cache.setQueryData(asked.queryKey, { ownCvSite: done }),
  });
  const [said, setSaid] = useState<'published' | 'changed' | 'ended' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone or has been replaced.
  useEffect(() => {
    if (said !== null) heading.current?.focus();
  }, [said]);

  async function save(values: Readonly<Record<string, string>>, before: OwnCvSite): Promise<readonly FieldFault[]> {
    setSaid(null);
    setRefusal(null);
    try {
      await saving.mutateAsync({
        published: true,
        slug: values.slug ?? '',
        indexable: values.indexable === 'yes',
        shows: cvSiteParts.filter((part) => values[part] === 'yes'),
      });
      setSaid(before.published ? 'changed' : 'published');
      return [];
    } catch (problem) {
      const { codes, graphql } = asGraphqlError(problem);
      if (!codes.some((code) => code.startsWith('CV_ADDRESS'))) throw problem;
      return [{ field: 'slug', message: graphql.join(' ') }];
    }
  }

  async function end(before: OwnCvSite): Promise<void> {
    if (saving.isPending) return;
    setSaid(null);
    try {
      const { slug, indexable, shows } = before;
      await saving.mutateAsync({ published: false, slug, indexable, shows });
      setRefusal(null);
      setSaid('ended');
    } catch (problem) {
      setRefusal(refusalText(problem, t('unreachable')));
    }
  }

  const state = site?.online ? 'online' : site?.refusal ? 'takenDown' : site?.published ? 'waiting' : 'off';
  return (
    <section className={styles.panel} data-state={state} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('panel.title')}
      </h2>
      {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : null}
      {!site && !error && <Waiting lines={3} />}
      {site && (
        <>
          <div role="status">
            {said && <p>{t(`panel.said.${said}`)}</p>}
            <p>{t(`panel.${state}`)}</p>
            {state === 'takenDown' && <blockquote>{site.refusal}</blockquote>}
            {state === 'waiting' && (
              <ul className={styles.gaps}>
                {site.hindrances.map((one) => (
                  <li key={one}>{t(`panel.why.${one}`)}</li>
                ))}
              </ul>
            )}
          </div>
          {site.online && (
            <p className={styles.address}>
              <Link href={site.path}>{`${page.origin.replace(/^https?:\/\//, '')}${site.path}`}</Link>
            </p>
          )}
          <details key={state}>
            <summary className={styles.settings}>{t(site.published ? 'panel.settings' : 'panel.begin')}</summary>
            <AccountForm
              key={JSON.stringify(site)}
              id={`${id}-form`}
              fields={[
                {
                  name: 'slug',
                  label: t('panel.slug'),
                  type: 'text',
                  initial: site.slug,
                  maxLength: 60,
                  help: t('panel.slugHelp'),
                },
                ...cvSiteParts.map((part) => ({
                  name: part,
                  label: t(`panel.shows.${part}`),
                  type: 'checkbox' as const,
                  optional: true,
                  initial: site.shows.includes(part) ? 'yes' : '',
                })),
                {
                  name: 'indexable',
                  label: t('panel.indexable'),
                  type: 'checkbox',
                  optional: true,
                  initial: site.indexable ? 'yes' : '',
                  help: t('panel.never'),
                },
              ]}
              submit={t(site.published ? 'panel.save' : 'panel.publish')}
              onSubmit={(values) => save(values, site)}
            />
          </details>
          {site.published && (
            <button
              type="button"
              className={styles.quiet}
              aria-disabled={saving.isPending}
              onClick={() => void end(site)}
            >
              {t('panel.end')}
            </button>
          )}
          {refusal && <Notice kind="danger">{refusal}</Notice>}
        </>
      )}
    </section>
  );
}
