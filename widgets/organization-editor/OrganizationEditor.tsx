import Router from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { AddRole } from '../shared/account/AddRole.tsx';
import { isEmployer } from '../shared/account/own-roles.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { EditorProps } from './editor-props.ts';
import { GroupEditor } from './GroupEditor.tsx';
import type { load } from './load.ts';
import { Members } from './Members.tsx';
import { Overview } from './Overview.tsx';
import { loadOwn, type OwnOrganizations } from './own-organization.ts';
import { Preview } from './Preview.tsx';
import { editorPath, organizationIn, viewOf } from './parts.ts';
import { StartOrganization } from './StartOrganization.tsx';

/** The organization editor: overview, sections, members, preview, each at an address of its own. */
export function OrganizationEditor({
  page,
  id,
  data,
}: WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>) {
  const t = useTexts('organization-editor');
  const { user, roles } = useRequiredSession(page);
  const [found, setFound] = useState<OwnOrganizations | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = data.form?.form;
  const href = createHref(page.brand.routes, page.locale);
  const activeId = user?.activeOrganization?.id;
  const userId = user?.id;

  // Administrators arrive from a list with the id in the address; it is kept while they navigate.
  const wanted = useRef<number | null>(null);
  const reload = useCallback(async () => {
    try {
      wanted.current = organizationIn(window.location.search) ?? wanted.current;
      setFound(await loadOwn(wanted.current));
      setRefusal(null);
    } catch (error) {
      setRefusal(refusalText(error, t('unreachable')));
    }
  }, [t]);
  const isNew = useRef(false);
  const begun = useCallback(async () => {
    // People who came here while posting a job continue with that.
    const wizard = createHref(page.brand.routes, page.locale).page('job-wizard');
    if (wizard !== null && new URLSearchParams(window.location.search).get('then') === 'post') {
      await Router.push(wizard);
      return;
    }
    isNew.current = true;
    await reload();
  }, [page, reload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or active organization means another page
  useEffect(() => {
    if (userId !== undefined) void reload();
  }, [userId, activeId, reload]);

  if (refusal !== null || !form) {
    return (
      <AccountPage page={page} title={t('title')}>
        <Notice kind="danger">
          <p>{refusal ?? t('unreachable')}</p>
          <button type="button" className="button button-quiet" onClick={() => void reload()}>
            {t('again')}
          </button>
        </Notice>
      </AccountPage>
    );
  }
  if (!user || !found) {
    return (
      <AccountPage page={page} title={t('title')}>
        <Waiting lines={5} />
      </AccountPage>
    );
  }
  if (!found.own && wanted.current !== null) {
    return (
      <AccountPage page={page} title={t('unknown.organization')}>
        <p>{t('unknown.notYours')}</p>
      </AccountPage>
    );
  }
  if (!found.own) {
    return (
      <AccountPage page={page} title={t('start.title')}>
        {isEmployer(roles) ? (
          <StartOrganization id={`${id}-start`} elsewhere={found.elsewhere} onDone={begun} isFirst />
        ) : (
          <AddRole page={page} as="recruiter" otherwise={t('notForYou')} />
        )}
      </AccountPage>
    );
  }
  const view = viewOf(page.rest ?? '', form, found.own);
  const shared: EditorProps = {
    page,
    id,
    form,
    user,
    own: found.own,
    addressOf: (part) => {
      const path = href.path(part === undefined ? editorPath : `${editorPath}/${part}`);
      return wanted.current === null ? path : `${path}?organization=${wanted.current}`;
    },
    onOwn: (own) => setFound({ ...found, own }),
    reload,
  };
  switch (view.kind) {
    case 'overview':
      return <Overview {...shared} elsewhere={found.elsewhere} isNew={isNew} onBegun={begun} />;
    case 'members':
      return <Members {...shared} />;
    case 'preview':
      return <Preview {...shared} />;
    case 'group':
      return (
        <GroupEditor key={`${found.own.id}-${view.asked.group}`} {...shared} asked={view.asked} group={view.own} />
      );
    case 'unknown':
      return (
        <AccountPage page={page} title={t('unknown.title')}>
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
