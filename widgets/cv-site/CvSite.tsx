import { describeAnswer, describePlace } from '../../runtime/core/resume/describe-answer.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { ResumeView } from '../shared/resume/own-resume.generated.ts';
import { ResumeSheet } from '../shared/resume/ResumeSheet.tsx';
import { wordsOf } from '../shared/resume/words-of.ts';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './CvSite.module.css';
import type { load } from './load.ts';

/** A public resume, on screen and in print. */
export function CvSite({ page, id, data: { cv } }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('cv-site');
  const site = cv?.cvSite;
  if (!site) return null;
  return (
    <div className={styles.page}>
      <ResumeSheet
        id={`${id}-sheet`}
        page={page}
        form={{ groups: site.words }}
        view={site.view}
        head={<Head page={page} name={site.name} headline={site.headline} view={site.view} />}
      />
      <footer className={styles.foot}>
        <p>{t('changed', { day: formatDay(site.changed, page.locale, page.brand.site.timeZone) })}</p>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          {t('print')}
        </button>
      </footer>
    </div>
  );
}

interface HeadProps {
  page: PageInfo;
  name: string | null;
  headline: string;
  view: ResumeView;
}

/** Name and headline; contact details, if shared. */
function Head({ page, name, headline, view }: HeadProps) {
  const t = useTexts('cv-site');
  const resume = useTexts('resume');
  const answersOf = (group: string): Schema => view.parts.find((part) => part.group === group)?.answers ?? {};
  const person = answersOf('personal_info');
  const phone = person.phone ?? answersOf('job_preferences').phone;
  const words = wordsOf(page, view.terms, resume);
  const place = isSchema(person.homeLocation) ? describePlace(person.homeLocation, words) : '';
  const born = describeAnswer({ format: 'date' }, person.birthday, words);
  return (
    <header className={styles.head}>
      <h1>{name ?? headline}</h1>
      {name !== null && headline !== '' && <p className={styles.headline}>{headline}</p>}
      <p className={styles.facts}>
        {place !== '' && <span>{place}</span>}
        {typeof phone === 'string' && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {born !== '' && <span>{resume('sheet.born', { day: born })}</span>}
      </p>
      <h2 className="visually-hidden">{t('sheet')}</h2>
    </header>
  );
}
