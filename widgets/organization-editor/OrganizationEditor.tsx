import { useQuery, useQueryClient } from '@tanstack/react-query';
import Router from 'next/router';
import { useRef, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { AddRole } from '../shared/account/AddRole.tsx';
import { isEmployer } from '../shared/account/own-roles.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { ClaimPage } from './ClaimPage.tsx';
import type { EditorProps } from './editor-props.ts';
import { GroupEditor } from './GroupEditor.tsx';
import type { load } from './load.ts';
import { Members } from './Members.tsx';
import styles from './OrganizationEditor.module.css';
import { Overview, type OverviewProps } from './Overview.tsx';
import { loadOwnOrganizationQuery } from './organization-editor.generated.ts';
import { Preview } from './Preview.tsx';
import { type EditorView, editorPath, organizationIn, viewOf } from './parts.ts';
import { Screening } from './Screening.tsx';
import { StartOrganization } from './StartOrganization.tsx';
import { Webhooks } from './Webhooks.tsx';

type EditorWidgetProps = WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>;

/** The organization editor: overview, sections, members, preview, each at an address of its own; and the claim of one that nobody owns. */
export function OrganizationEditor(props: EditorWidgetProps) {
  const { page, id } = props;
  return page.rest === 'claim' ? <ClaimPage page={page} id={`${id}-claim`} /> : <Editor {...props} />;
}

function Editor({ page, id, data }: EditorWidgetProps) {
  const t = useTexts('organization-editor');
  const { user, roles } = useRequiredSession(page);
  const cache = useQueryClient();
  const form = data.form?.form;
  const href = createHref(page.brand.routes, page.locale);

  // Administrators arrive from a list with the id in the address; it is kept while they navigate.
  const wanted = useRef<number | null>(null);
  if (user) wanted.current = organizationIn(window.location.search) ?? wanted.current;
  const asked = queryOf(loadOwnOrganizationQuery, { organizationId: wanted.current });
  // Opening the page again loads it anew.
  const { data: found, error, refetch } = useQuery({ ...asked, enabled: user !== null, gcTime: 0 });
  const reload = async () => void (await refetch());
  const [isNew, setNew] = useState(false);
  async function begun() {
    // People who came here while posting a job continue with that.
    const wizard = href.page('job-wizard');
    if (wizard !== null && new URLSearchParams(window.location.search).get('then') === 'post') {
      await Router.push(wizard);
      return;
    }
    await reload();
    setNew(true);
  }

  const failure = (error || !form) && (
    <Notice kind="danger">
      <p>{error ? refusalText(error, t('unreachable')) : t('unreachable')}</p>
      <button type="button" className="button button-quiet" onClick={() => void reload()}>
        {t('again')}
      </button>
    </Notice>
  );
  if (!form || !user || !found) {
    return (
      <AccountPage page={page} title={t('title')}>
        {failure || <Waiting lines={5} />}
      </AccountPage>
    );
  }
  const { ownOrganization: own, organizationsElsewhere: elsewhere } = found;
  if (!own && wanted.current !== null) {
    return (
      <AccountPage page={page} title={t('unknown.organization')}>
        <p>{t('unknown.notYours')}</p>
      </AccountPage>
    );
  }
  if (!own) {
    return (
      <AccountPage page={page} title={t(user.applicantsOnly ? 'title' : 'start.title')}>
        {user.applicantsOnly ? (
          <>
            <Screening page={page} id={`${id}-screening`} />
            <details>
              <summary className={styles.summary}>{t('screening.own')}</summary>
              <StartOrganization page={page} id={`${id}-start`} elsewhere={elsewhere} onDone={begun} isFirst />
            </details>
          </>
        ) : isEmployer(roles) ? (
          <StartOrganization page={page} id={`${id}-start`} elsewhere={elsewhere} onDone={begun} isFirst />
        ) : (
          <AddRole page={page} as="recruiter" otherwise={t('notForYou')} />
        )}
      </AccountPage>
    );
  }
  const view = viewOf(page.rest ?? '', form, own);
  const shared: EditorProps = {
    page,
    id,
    form,
    user,
    own,
    addressOf: (part) => {
      const path = href.path(part === undefined ? editorPath : `${editorPath}/${part}`);
      return wanted.current === null ? path : `${path}?organization=${wanted.current}`;
    },
    onOwn: (ownOrganization) => void cache.setQueryData(asked.queryKey, { ...found, ownOrganization }),
    reload,
  };
  return (
    <>
      {failure}
      <PartView
        {...shared}
        view={view}
        elsewhere={elsewhere}
        isNew={isNew}
        onSeen={() => setNew(false)}
        onBegun={begun}
      />
    </>
  );
}

/** The part of the editor given by the address. */
function PartView({ view, ...shared }: OverviewProps & { view: EditorView }) {
  const t = useTexts('organization-editor');
  switch (view.kind) {
    case 'overview':
      return <Overview {...shared} />;
    case 'members':
      return <Members {...shared} />;
    case 'api-keys':
      return <ApiKeys {...shared} />;
    case 'webhooks':
      return <Webhooks {...shared} />;
    case 'preview':
      return <Preview {...shared} />;
    case 'group':
      return (
        <GroupEditor key={`${shared.own.id}-${view.asked.group}`} {...shared} asked={view.asked} group={view.own} />
      );
    case 'unknown':
      return (
        <AccountPage page={shared.page} title={t('unknown.title')}>
          <p>{t('unknown.text')}</p>
          <p>
            <Link className="button" href={shared.addressOf()}>
              {t('back')}
            </Link>
          </p>
        </AccountPage>
      );
  }
}
