import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { adminConsentsQuery } from '../admin-area.generated.ts';
import { useAnswer } from '../ask.ts';
import { adminBrandsQuery } from '../brand/brand.generated.ts';
import { CsvPart } from '../entries/CsvPart.tsx';
import { Answered } from '../parts/Answered.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Select } from '../parts/ListTools.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

/** The consent texts of each brand, and their history. */
export function ConsentsScreen({ id, page }: ScreenProps) {
  const t = useTexts('admin');
  const brands = useAnswer(adminBrandsQuery);
  const known = brands.data?.adminBrands ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const brand = chosen ?? (known.some((one) => one.id === page.brand.id) ? page.brand.id : known[0]?.id);
  return (
    <section className={styles.screen}>
      <h2 className={styles.heading}>{t('part.consents')}</h2>
      <Answered answer={brands}>
        {() =>
          brand !== undefined && (
            <>
              <Select
                id={`${id}-brand`}
                label={t('brandName')}
                value={brand}
                choices={known.map((one) => ({ value: one.id, label: one.name }))}
                onChange={setChosen}
              />
              <BrandConsents key={brand} id={id} brand={brand} />
              <CsvPart of="consent-texts" asked={{ text: '', brand, filters: {} }} />
            </>
          )
        }
      </Answered>
    </section>
  );
}

function BrandConsents({ id, brand }: { id: string; brand: string }) {
  const t = useTexts('admin');
  const name = useTexts('entries');
  const { data, failure, again } = useAnswer(adminConsentsQuery, { brand });
  const [isSaved, setSaved] = useState(false);
  if (!data) return failure ? <FailureNote failure={failure} again={again} /> : <Waiting />;
  if (data.adminConsents.length === 0) return <p role="status">{t('consents.none')}</p>;
  return (
    <>
      {isSaved && (
        <Note kind="good">
          <p>{t('consents.saved')}</p>
        </Note>
      )}
      {data.adminConsents.map((consent) => (
        <article key={consent.id} className={styles.screen}>
          <h3 className={styles.heading}>{name(`value.consent.${consent.type}`)}</h3>
          <p>
            {t('consents.placement')} {name(`value.placement.${consent.placement}`)}{' '}
            {consent.optIn && <Badge>{t('consents.optIn')}</Badge>}{' '}
            {consent.required && <Badge>{t('consents.required')}</Badge>}
          </p>
          <ConsentForm
            key={consent.revisions[0]?.id}
            id={`${id}-consent-${consent.id}`}
            brand={brand}
            consent={consent}
            onSaved={() => {
              setSaved(true);
              again();
            }}
          />
          <ConsentHistory consent={consent} />
        </article>
      ))}
    </>
  );
}
