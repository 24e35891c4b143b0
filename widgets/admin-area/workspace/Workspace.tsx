import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { setBrowserSettings } from '../../../runtime/graphql/browser-settings.ts';
import { createQueryCache } from '../../../runtime/graphql/query-cache.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { ChakraScope } from '../../../runtime/theme/ChakraScope.tsx';
import {
  type Access,
  adminAccessQuery,
  chosenSiteQuery,
  type WorkspaceBrand,
  workspaceBrandsQuery,
} from '../admin-area.generated.ts';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { Note } from '../parts/Notes.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { SecondFactorGate } from '../SecondFactorGate.tsx';
import { workspaceAddress } from './address.ts';
import { BrandSwitcher } from './BrandSwitcher.tsx';
import { SearchEverything } from './SearchEverything.tsx';
import { Shell } from './Shell.tsx';
import { SCREENS } from './screens.ts';
import { sitePage } from './site-page.ts';
import { SitePlace } from './site-place.ts';
import styles from './Workspace.module.css';

interface WorkspaceProps {
  page: PageInfo;
  id: string;
  /** Whether the person has an administrative role on any brand. */
  mayEnter: boolean;
}

/** The administration of all brands: its frame, and the screen of the current address for the brand that it names. */
export function Workspace({ page, id, mayEnter }: WorkspaceProps) {
  // The page is drawn without its query, and again whenever that changes.
  const chosen = useMemo(() => (page ? new URLSearchParams(window.location.search).get('brand') : null), [page]);
  // A brand of others: the frame is that of all brands, which leads on to one's own.
  const [refused, setRefused] = useState<string | null>(null);
  const asked = chosen === refused ? null : chosen;
  // Before anything below asks: each operation is about the brand of the address.
  const frontend = `${asked ?? page.brand.id};${page.locale}`;
  setBrowserSettings({ endpoint: page.brand.backend.graphqlEndpoint, frontend });
  useLayoutEffect(() => setBrowserSettings({ endpoint: page.brand.backend.graphqlEndpoint, frontend }));
  // Answers about one brand are never shown for another.
  const client = useMemo(() => (frontend ? createQueryCache() : undefined), [frontend]);
  if (!client) return null;
  return (
    <ChakraScope>
      <QueryClientProvider key={frontend} client={client}>
        {mayEnter ? (
          <Entered page={page} id={id} chosen={asked} isRefused={asked !== chosen} onRefused={setRefused} />
        ) : (
          <NotForYou page={page} id={id} />
        )}
      </QueryClientProvider>
    </ChakraScope>
  );
}

function NotForYou({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('workspace');
  return (
    <Shell page={page} id={id} parts={[]} current={null} to={() => '/admin'}>
      <Note>
        <p>{t('notForYou')}</p>
      </Note>
    </Shell>
  );
}

interface EnteredProps {
  page: PageInfo;
  id: string;
  chosen: string | null;
  /** Whether the address names a brand that is not the person's. */
  isRefused: boolean;
  onRefused(brand: string | null): void;
}

function Entered({ page, id, chosen, isRefused, onRefused }: EnteredProps) {
  const access = useAnswer(adminAccessQuery);
  const brands = useAnswer(workspaceBrandsQuery);
  const t = useTexts('workspace');
  const place = usePlace(page, chosen);
  const known = brands.data?.workspaceBrands;
  const isForeign = access.failure?.codes.some((code) => code === 'NOT_ALLOWED' || code === 'UNKNOWN_FRONTEND');
  useEffect(() => {
    if (isForeign && chosen !== null) onRefused(chosen);
  }, [isForeign, chosen, onRefused]);
  const switcher = (
    <BrandSwitcher id={`${id}-brands`} brands={known ?? []} chosen={chosen} addressOf={place.addressFor} />
  );
  if (isRefused)
    return (
      <Shell page={page} id={id} parts={[]} current={null} to={place.to} switcher={switcher}>
        <Note kind="warning">
          <p>{t('notThisBrand')}</p>
        </Note>
      </Shell>
    );
  return (
    <Answered answer={{ ...access, data: access.data && known ? access.data : null }}>
      {({ adminAccess }) => (
        <SecondFactorGate
          id={id}
          access={adminAccess}
          isAsked={place.name === 'second-factor'}
          again={access.again}
          frame={(screen) => (
            <Shell page={page} id={id} parts={[]} current={null} to={place.to}>
              {screen}
            </Shell>
          )}
        >
          <Inside page={page} id={id} access={adminAccess} brands={known ?? []} chosen={chosen} switcher={switcher} />
        </SecondFactorGate>
      )}
    </Answered>
  );
}

interface Place {
  /** The screen that the address names; null for the first page. */
  name: string | null;
  rest: readonly string[];
  to(...steps: string[]): string;
  /** The same screen for another brand; null for all. */
  addressFor(brand: string | null): string;
}

/** What the address says. The chosen brand stays in it on every way. */
function usePlace(page: PageInfo, chosen: string | null): Place {
  return useMemo(() => {
    const [name = null, ...rest] = (page.rest ?? '').split('/').filter(Boolean).map(decodeURIComponent);
    return {
      name,
      rest,
      to: (...steps) => workspaceAddress(page, chosen, steps),
      // A post or a setting of one brand is nothing on another.
      addressFor: (brand) => workspaceAddress(page, brand, name === null ? [] : [name]),
    };
  }, [page, chosen]);
}

interface InsideProps {
  page: PageInfo;
  id: string;
  access: Access;
  brands: readonly WorkspaceBrand[];
  chosen: string | null;
  switcher: ReactNode;
}

function Inside({ page, id, access, brands, chosen, switcher }: InsideProps) {
  const t = useTexts('admin');
  const place = usePlace(page, chosen);
  const parts = ['today', ...access.parts.filter((part) => part in SCREENS)];
  const name = place.name ?? parts[0] ?? '';
  const found = parts.includes(name) ? SCREENS[name] : undefined;
  const search = (
    <SearchEverything
      id={`${id}-search`}
      page={page}
      brands={brands}
      chosen={chosen}
      parts={parts}
      hasSettings={parts.includes('brands')}
    />
  );
  const shell = { page, id, parts, current: name, to: place.to, switcher, search };
  if (found === undefined)
    return (
      <Shell {...shell}>
        <p role="status">{t('noScreen')}</p>
      </Shell>
    );
  const screen = (own: PageInfo) => (
    <Suspense fallback={<Waiting />}>
      <found.Screen page={own} id={`${id}-screen`} access={access} rest={place.rest} to={place.to} />
    </Suspense>
  );
  return (
    <Shell {...shell}>
      {found.ofWorkspace ? (
        screen(page)
      ) : chosen !== null ? (
        <OfSite page={page}>{screen}</OfSite>
      ) : found.overBrands === true || (found.overBrands === 'list' && place.rest.length === 0) ? (
        screen(page)
      ) : (
        <ChooseBrand brands={brands} addressFor={place.addressFor} />
      )}
    </Shell>
  );
}

/** A screen about the chosen brand, with its languages, time zone and addresses. */
function OfSite({ page, children }: { page: PageInfo; children(page: PageInfo): ReactNode }) {
  const answer = useAnswer(chosenSiteQuery);
  return (
    <Answered answer={answer}>
      {({ workspaceSite }) => (
        <SitePlace value={workspaceSite.origin}>{children(sitePage(page, workspaceSite))}</SitePlace>
      )}
    </Answered>
  );
}

function ChooseBrand({ brands, addressFor }: Pick<InsideProps, 'brands'> & Pick<Place, 'addressFor'>) {
  const t = useTexts('workspace');
  return (
    <section>
      <p>{t('chooseFirst')}</p>
      <ul className={styles.choices}>
        {brands.map(({ id, name }) => (
          <li key={id}>
            <a href={addressFor(id)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
