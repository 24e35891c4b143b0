import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { BROWSER_POST } from '../../runtime/core/posted-form.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf, workMutation } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import {
  confirmNewsletterMutation,
  endNewsletterMutation,
  newsletterReaderQuery,
  type Reader,
} from './newsletter-page.generated.ts';

/**
 * The subscription that a mail links to. It is confirmed with a button, since email scanners open links, and ended in the
 * same way; both also without scripts.
 */
export function NewsletterPage({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('newsletter');
  const token = page.rest ?? '';
  const cache = useQueryClient();
  const asked = queryOf(newsletterReaderQuery, { token });
  const { data, error } = useQuery({ ...asked, enabled: token !== '' });
  const acting = useMutation(workMutation<{ readonly reader: Reader | null }>());
  const [done, setDone] = useState<'confirmed' | 'ended' | null>(null);
  const reader = data?.reader ?? null;
  const isUnknown = token === '' || (data !== undefined && reader === null);
  const act = async (what: 'confirmed' | 'ended') => {
    const mutation = what === 'confirmed' ? confirmNewsletterMutation : endNewsletterMutation;
    const changed = await acting.mutateAsync(() => run(mutation, { token }));
    cache.setQueryData(asked.queryKey, changed);
    setDone(changed.reader && what);
    return [];
  };
  const isReading = reader?.confirmed && !reader.ended;
  return (
    // With an external backend, there is no form post.
    <AccountPage page={page} title={t('title')} isPlain={!/^https?:/.test(page.brand.backend.graphqlEndpoint)}>
      {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : null}
      {data === undefined && !error && !isUnknown && <Waiting lines={3} />}
      {done && <Notice kind="success">{t(`done.${done}`)}</Notice>}
      {isUnknown && (
        <>
          <Notice>{t('unknown')}</Notice>
          <p>
            <Link className="button" href={createHref(page.brand.routes, page.locale).jobs()}>
              {t('jobs')}
            </Link>
          </p>
        </>
      )}
      {reader && !isReading && (
        <>
          <p>{t(reader.ended ? 'ended' : 'confirm.text', { email: reader.email })}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitizes wordings when it stores them */}
          {!reader.ended && <div className="prose" dangerouslySetInnerHTML={{ __html: reader.text }} />}
          <LinkForm
            id={`${id}-confirm`}
            wanted
            submit={t(reader.ended ? 'again' : 'confirm.submit')}
            onSubmit={() => act('confirmed')}
          />
        </>
      )}
      {isReading && (
        <>
          <p>{t('running', { email: reader.email })}</p>
          <LinkForm id={`${id}-end`} wanted={false} submit={t('end')} onSubmit={() => act('ended')} />
        </>
      )}
    </AccountPage>
  );
}

interface LinkFormProps extends Pick<ComponentProps<typeof AccountForm>, 'id' | 'submit' | 'onSubmit'> {
  wanted: boolean;
}

/** A button that needs no scripts. */
function LinkForm({ wanted, ...form }: LinkFormProps) {
  return (
    <AccountForm {...form} fields={[]} form="newsletter-link" action={BROWSER_POST}>
      <input type="hidden" name="/subscription/wanted" value={String(wanted)} />
    </AccountForm>
  );
}
