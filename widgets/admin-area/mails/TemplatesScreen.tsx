import { useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { languageName } from '../content/language-name.ts';
import { Answered } from '../parts/Answered.tsx';
import { Select } from '../parts/ListTools.tsx';
import { useBrands } from '../parts/use-brands.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import styles from './Mails.module.css';
import type { MailSampleKind } from './mail-samples.generated.ts';
import { mailTemplatesQuery } from './mail-samples.generated.ts';
import { SamplePart } from './SamplePart.tsx';

const KINDS: readonly MailSampleKind[] = ['NAMED', 'UNNAMED', 'LONG'];

/** Every email of a brand with made-up values, as people would get it. */
export function TemplatesScreen({ id, page, to }: ScreenProps) {
  const t = useTexts('admin');
  const brands = useBrands();
  const [chosen, setChosen] = useState<string | null>(page.brand.id === NETWORK_ID ? null : page.brand.id);
  const brand = chosen ?? brands.cards[0]?.id ?? null;
  return (
    <section className={screen.screen}>
      <p>
        <Link href={to('outbox')}>{t('mails.toList')}</Link>
      </p>
      <h2 className={screen.heading}>{t('mails.templates')}</h2>
      <p>{t('mails.templatesText')}</p>
      <Answered answer={{ ...brands, data: brand }}>
        {(known) => (
          <Templates
            id={id}
            page={page}
            brand={known}
            brandChoice={
              <Select
                id={`${id}-brand`}
                label={t('brandName')}
                value={known}
                choices={brands.cards.map(({ id: value, name: label }) => ({ value, label }))}
                onChange={setChosen}
              />
            }
          />
        )}
      </Answered>
    </section>
  );
}

interface TemplatesProps extends Pick<ScreenProps, 'id' | 'page'> {
  brand: string;
  brandChoice: React.ReactNode;
}

function Templates({ id, page, brand, brandChoice }: TemplatesProps) {
  const t = useTexts('admin');
  const nameOf = useTexts('mail-templates');
  const [language, setLanguage] = useState<string | null>(null);
  const [template, setTemplate] = useState('verify_email');
  const [kind, setKind] = useState<MailSampleKind>('NAMED');
  // A language that the brand does not have gives way to its first one.
  const own = useAnswer(mailTemplatesQuery, { brand, locale: null });
  const languages = own.data?.mailTemplates.languages ?? [];
  const asked = [language, page.locale].find((one) => one !== null && languages.includes(one)) ?? null;
  const answer = useAnswer(mailTemplatesQuery, { brand, locale: asked });
  return (
    <Answered answer={answer}>
      {({ mailTemplates: { locale, templates } }) => (
        <>
          <div className={styles.choices}>
            {brandChoice}
            <Select
              id={`${id}-language`}
              label={t('mails.language')}
              value={locale}
              choices={languages.map((value) => ({ value, label: languageName(value, page.locale) }))}
              onChange={setLanguage}
            />
            <Select
              id={`${id}-template`}
              label={t('mails.template')}
              value={template}
              choices={templates.map(({ name }) => ({ value: name, label: nameOf(name) }))}
              onChange={setTemplate}
            />
            <Select
              id={`${id}-kind`}
              label={t('mails.sample')}
              value={kind}
              choices={KINDS.map((value) => ({ value, label: t(`mails.samples.${value}`) }))}
              onChange={(next) => setKind(KINDS.find((one) => one === next) ?? 'NAMED')}
            />
          </div>
          <SamplePart id={`${id}-sample`} asked={{ brand, locale, template, kind }} />
        </>
      )}
    </Answered>
  );
}
