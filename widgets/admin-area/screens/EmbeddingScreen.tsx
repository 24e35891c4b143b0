import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { SETTING_PARAMETER } from '../brand/setting-context.ts';
import { Answered } from '../parts/Answered.tsx';
import { Badge } from '../parts/Badge.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { Swatch } from '../parts/Swatch.tsx';
import { type Embedding, embeddingQuery } from './embedding.generated.ts';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

type Card = Embedding['adminBrands'][number];
const SETTING = new URLSearchParams({ [SETTING_PARAMETER]: 'embed/frameAncestors' });
const withSetting = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${SETTING}`;

/** Which sites may show the jobs of the chosen brand, or of each one, in frames; and the way to the code for them. */
export function EmbeddingScreen({ page, to }: ScreenProps) {
  const t = useTexts('admin');
  const answer = useAnswer(embeddingQuery);
  const isShown = ({ id }: Card) => page.brand.id === NETWORK_ID || page.brand.id === id;
  const columns: Column<Card>[] = [
    {
      key: 'brand',
      onPhone: 'title',
      label: t('embedding.brand'),
      render: ({ name, primary }) => (
        <span>
          <Swatch colour={primary} /> {name}
        </span>
      ),
    },
    {
      key: 'sites',
      onPhone: 'line',
      label: t('embedding.sites'),
      render: ({ frameAncestors }) =>
        frameAncestors.length === 0 ? (
          <Badge>{t('embedding.off')}</Badge>
        ) : (
          <ul className={styles.marks}>
            {frameAncestors.map((site) => (
              <li key={site}>{site}</li>
            ))}
          </ul>
        ),
    },
    {
      key: 'code',
      label: t('embedding.code'),
      render: ({ origin, frameAncestors }) =>
        frameAncestors.length === 0 ? <span>–</span> : <a href={`${origin}/embed`}>{`${origin}/embed`}</a>,
    },
    {
      key: 'change',
      onPhone: 'line',
      label: t('embedding.change'),
      render: ({ id, name }) => (
        <Link href={withSetting(to('brands', id))} aria-label={t('embedding.changeOf', { brand: name })}>
          {t('embedding.change')}
        </Link>
      ),
    },
  ];
  return (
    <section className={styles.screen}>
      <h2 className={styles.heading}>{t('part.embedding')}</h2>
      <p className="meta">{t('embedding.help')}</p>
      <Answered answer={answer}>
        {({ adminBrands }) => (
          <DataTable
            caption={t('part.embedding')}
            columns={columns}
            rows={adminBrands.filter(isShown)}
            keyOf={({ id }) => id}
            empty={t('brands.none')}
          />
        )}
      </Answered>
      <p className="meta">{t('embedding.more')}</p>
    </section>
  );
}
