import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { answersTo, mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import styles from './Brand.module.css';
import { FindingList } from './FindingList.tsx';
import {
  brandPreviewsQuery,
  createBrandPreviewMutation,
  endBrandPreviewMutation,
  type PreviewLink,
} from './previews.generated.ts';

/** Previews are on the scheme and port of this page. */
const addressOf = ({ host }: PreviewLink): string =>
  `${window.location.protocol}//${host}${window.location.port && `:${window.location.port}`}/`;

interface PreviewButtonProps {
  id: string;
  brand: string;
  /** The settings to show, saved or not. */
  patch: JsonObject;
  isBlocked: boolean;
}

/** Shows the site with the current settings in a new tab, without saving them. */
export function PreviewButton({ id, brand, patch, isBlocked }: PreviewButtonProps) {
  const t = useTexts('admin');
  const cache = useQueryClient();
  const creating = useMutation({
    ...mutationOf(createBrandPreviewMutation),
    onSuccess: () => cache.invalidateQueries(answersTo(brandPreviewsQuery)),
  });
  const findings = creating.data?.createBrandPreview.preview === null ? creating.data.createBrandPreview.findings : [];

  function show(): void {
    // Opened now: browsers block a window that opens once the answer is there.
    const tab = window.open('', '_blank');
    creating.mutate(
      { brand, patch },
      {
        onSuccess({ createBrandPreview: { preview } }) {
          if (preview === null) tab?.close();
          else if (tab) tab.location.href = addressOf(preview);
        },
        onError: () => tab?.close(),
      },
    );
  }

  return (
    <>
      <SmallButton disabled={isBlocked || creating.isPending} onClick={show}>
        {t('preview.show')}
      </SmallButton>
      {creating.error && <FailureNote failure={failureOf(creating.error)} />}
      {findings.length > 0 && (
        <Note kind="danger">
          <p>{t('preview.invalid')}</p>
          <FindingList id={`${id}-preview-findings`} findings={findings} withPlace />
        </Note>
      )}
    </>
  );
}

/** The links that show this brand to people without an account, until they expire or somebody ends them. */
export function PreviewLinks({ brand }: { brand: string }) {
  const t = useTexts('admin');
  const { data } = useAnswer(brandPreviewsQuery, { brand });
  const previews = data?.brandPreviews ?? [];
  if (previews.length === 0) return null;
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>{t('preview.links', { count: previews.length })}</summary>
      <p className="meta">{t('preview.help')}</p>
      <ul className={styles.previews}>
        {previews.map((preview) => (
          <PreviewEntry key={preview.id} brand={brand} preview={preview} />
        ))}
      </ul>
    </details>
  );
}

function PreviewEntry({ brand, preview }: { brand: string; preview: PreviewLink }) {
  const t = useTexts('admin');
  const cache = useQueryClient();
  const [isCopied, setCopied] = useState(false);
  const ending = useMutation({
    ...mutationOf(endBrandPreviewMutation),
    onSuccess: () => cache.invalidateQueries(answersTo(brandPreviewsQuery)),
  });
  const name = t('preview.of', { name: preview.author, number: preview.id });
  return (
    <li className={styles.line}>
      <a href={addressOf(preview)} target="_blank" rel="noreferrer">
        {name}
      </a>
      <span className="meta">
        {t('preview.until')} <When at={preview.expires} />
      </span>
      <SmallButton
        aria-label={t('preview.copyOf', { preview: name })}
        onClick={() => void navigator.clipboard.writeText(addressOf(preview)).then(() => setCopied(true))}
      >
        {isCopied ? t('preview.copied') : t('preview.copy')}
      </SmallButton>
      <SmallButton
        aria-label={t('preview.endOf', { preview: name })}
        disabled={ending.isPending}
        onClick={() => ending.mutate({ brand, id: preview.id })}
      >
        {t('preview.end')}
      </SmallButton>
      {ending.error && <FailureNote failure={failureOf(ending.error)} />}
    </li>
  );
}
