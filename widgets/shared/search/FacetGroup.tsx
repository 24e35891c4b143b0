import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useToggleFocus } from '../navigation/use-toggle-focus.ts';
import type { FacetFinderProps } from './FacetFinder.tsx';
import styles from './FacetList.module.css';
import { FacetValues } from './FacetValues.tsx';
import { facetLook, facetSize } from './facet-settings.ts';
import { arrangeValues, cutValues } from './facet-values.ts';
import { choiceHref, listingOf, openFacetHref } from './listing-links.ts';
import type { Facet } from './search-types.ts';

/** What is counted, as suffixes of text keys. */
const listed = { JOBS: '', ORGANIZATIONS: 'Organizations', RESUMES: 'Resumes' };

/** One facet: its values as links with counts, a link to show all of them, and then a field to search further ones. */
export function FacetGroup({ facet, page, id }: { facet: Facet; page: PageInfo; id: string }) {
  const t = useTexts('search');
  const group = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [Finder, setFinder] = useState<ComponentType<FacetFinderProps> | null>(null);
  const { field } = facet;
  const { choices, index } = listingOf(page);
  const { title, multiple } = facetLook(page, field, t);
  const size = facetSize(page, field);
  const arranged = arrangeValues(field, facet.values, choices);
  const { values, first, hasMore, isLong } = cutValues(facet.values, arranged, size);
  const hrefOf = choiceHref(page, multiple);
  useToggleFocus(group, size.isOpen, first);

  async function find() {
    const { FacetFinder } = await import('./FacetFinder.tsx');
    setFinder(() => FacetFinder);
  }

  // Somebody may have begun before the scripts were there.
  const begun = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed === '' && document.activeElement !== input.current) return;
    setText(typed);
    void find();
  });
  useEffect(() => begun(), []);

  return (
    <section className={styles.group} ref={group} aria-label={t(`facets.group${listed[index]}`, { title })}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {size.isOpen && isLong && (
        <div className={styles.finder}>
          <input
            className={styles.find}
            ref={input}
            type="search"
            aria-label={t('facets.find', { title })}
            placeholder={t('facets.findPlaceholder')}
            value={text}
            onFocus={Finder ? undefined : find}
            onChange={(event) => setText(event.target.value)}
          />
          {Finder && <Finder page={page} field={field} text={text} hrefOf={hrefOf} />}
        </div>
      )}
      <FacetValues values={values} hrefOf={hrefOf} locale={page.locale} />
      {hasMore && (
        <Link
          className={styles.more}
          // Without JavaScript, the fragment scrolls back to the facet after the page has loaded.
          href={`${openFacetHref(page, size.isOpen ? null : field)}#${id}`}
          rel="nofollow"
          aria-describedby={id}
          data-open={size.isOpen || undefined}
          keepScroll
        >
          {t(size.isOpen ? 'facets.fewer' : 'facets.more')}
        </Link>
      )}
    </section>
  );
}
