import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { Badge } from '../parts/Badge.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { useList } from '../parts/use-list.ts';
import { When } from '../parts/When.tsx';
import { ListView } from '../screens/ListView.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { editedPagesQuery, editedPostsQuery } from './content.generated.ts';
import { type ContentState, type Kind, type ListedItem, STATE_KINDS, STATES } from './entry.ts';
import { languageName } from './language-name.ts';

/** All posts or pages of the brands that the person administers. Those of other brands are edited there. */
export function ContentList(props: ScreenProps & { kind: Kind }) {
  return props.kind.name === 'posts' ? <PostList {...props} /> : <PageList {...props} />;
}

function useAsked(sort: string) {
  const list = useList({ sort, descending: true }, { brand: '', state: '', language: '' });
  const { state, ...rest } = list.variables;
  return { list, variables: { ...rest, state: STATES.find((one) => one === state) ?? null } };
}

function PostList(props: ScreenProps & { kind: Kind }) {
  const { list, variables } = useAsked('changed');
  const { data, failure, again } = useAnswer(editedPostsQuery, variables);
  const found = data && {
    total: data.editedBlogPosts.total,
    rows: data.editedBlogPosts.posts.map((post) => ({ ...post, hiddenBy: null })),
  };
  return <Items {...props} list={list} sortedBy="published" found={{ data: found, failure, again }} />;
}

function PageList(props: ScreenProps & { kind: Kind }) {
  const { list, variables } = useAsked('changed');
  const { data, failure, again } = useAnswer(editedPagesQuery, variables);
  const found = data && { total: data.editedPages.total, rows: data.editedPages.pages };
  return <Items {...props} list={list} sortedBy="path" found={{ data: found, failure, again }} />;
}

type ListProps = Parameters<typeof ListView<ListedItem>>[0];

interface ItemsProps extends ScreenProps, Pick<ListProps, 'list' | 'found'> {
  kind: Kind;
  /** The column that is sorted by besides title and last change. */
  sortedBy: 'published' | 'path';
}

function Items({ id, page, to, kind, list, sortedBy, found }: ItemsProps) {
  const t = useTexts('editorial');
  const brands = useBrands();
  const names = { title: t('field.title'), [sortedBy]: t(`list.${sortedBy}`), changed: t('list.changed') };
  const stateOf = (state: ContentState) => t(`state.${state}`);
  const isOfAll = page.brand.id === NETWORK_ID;
  const hrefOf = ({ id: item, brand, url }: ListedItem) =>
    isOfAll
      ? `${to(kind.name, String(item))}?brand=${brand}`
      : brand === page.brand.id
        ? to(kind.name, String(item))
        : new URL(to(kind.name, String(item)), url).href;
  const columns: Column<ListedItem>[] = [
    {
      key: 'title',
      onPhone: 'title',
      label: t('field.title'),
      sortable: true,
      render: (item) => (
        <div>
          <Link href={hrefOf(item)} lang={item.language}>
            {item.title}
          </Link>
          <div className="meta">
            <BrandName id={item.brand} />
          </div>
        </div>
      ),
    },
    {
      key: 'state',
      onPhone: 'line',
      label: t('list.state'),
      render: ({ state, hiddenBy }) => (
        <div>
          <Badge kind={STATE_KINDS[state]}>{stateOf(state)}</Badge>{' '}
          {hiddenBy !== null && <Badge kind="warning">{t('list.hidden')}</Badge>}
        </div>
      ),
    },
    { key: 'language', label: t('field.language'), render: ({ language }) => languageName(language, page.locale) },
    {
      key: sortedBy,
      label: t(`list.${sortedBy}`),
      sortable: true,
      render: ({ publishAt, url }) =>
        sortedBy === 'path' ? <span>{new URL(url).pathname}</span> : publishAt && <When at={publishAt} />,
    },
    {
      key: 'changed',
      onPhone: 'line',
      label: t('list.changed'),
      sortable: true,
      render: ({ changed }) => <When at={changed} />,
    },
  ];
  return (
    <div className={screen.screen}>
      {!isOfAll && (
        <p>
          <Link className="button" href={to(kind.name, 'new')}>
            {t(`${kind.name}.new`)}
          </Link>
        </p>
      )}
      <ListView
        id={id}
        title={t(`${kind.name}.title`)}
        list={list}
        brands={brands}
        sorts={names}
        filters={[
          {
            name: 'state',
            label: t('list.state'),
            choices: STATES.map((value) => ({ value, label: stateOf(value) })),
          },
          {
            name: 'language',
            label: t('field.language'),
            choices: page.brand.routes.locales.map((value) => ({ value, label: languageName(value, page.locale) })),
          },
        ]}
        columns={columns}
        keyOf={(item) => item.id}
        found={found}
      />
    </div>
  );
}
