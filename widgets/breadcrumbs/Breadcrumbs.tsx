import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { type Translate, useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { jobsHref, searchOf } from '../shared/search/search-links.ts';
import styles from './Breadcrumbs.module.css';
import type { load } from './load.ts';

interface Step {
  label: string;
  /** Missing for the current page. */
  href?: string;
}

/** The path from the home page to this page, readable by search engines as well (microdata). Renders nothing on the home page and on pages outside the hierarchy. */
export function Breadcrumbs({ data, page }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const steps = stepsTo(page, data, t);
  if (steps.length === 0) return null;
  const href = createHref(page.brand.routes, page.locale);
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol className={styles.steps} itemScope itemType="https://schema.org/BreadcrumbList">
        {[{ label: t('breadcrumbs.home'), href: href.home() }, ...steps].map((step, at) => (
          <li
            className={styles.step}
            key={step.href ?? 'here'}
            data-last={at === steps.length || undefined}
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
          >
            {step.href && at < steps.length ? (
              <Link className={styles.link} href={step.href} itemProp="item">
                <span itemProp="name">{step.label}</span>
              </Link>
            ) : (
              <span aria-current="page" itemProp="name">
                {step.label}
              </span>
            )}
            <meta itemProp="position" content={String(at + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stepsTo(page: PageInfo, data: WidgetData<typeof load>, t: Translate): Step[] {
  const jobs = { label: t('breadcrumbs.jobs'), href: jobsHref(page) };
  const organizations = {
    label: t('breadcrumbs.organizations'),
    href: createHref(page.brand.routes, page.locale).organizations(),
  };
  switch (page.page) {
    case 'jobs':
      return [jobs, ...facetSteps(page)];
    case 'job':
      return data.job?.job ? [jobs, { label: data.job.job.title }] : [jobs];
    case 'organizations':
      return [organizations];
    case 'organization':
      return data.organization?.organization
        ? [organizations, { label: data.organization.organization.name }]
        : [organizations];
    case 'landing':
      if (page.title === undefined || page.search === null) return [];
      return [page.search.index === 'JOBS' ? jobs : organizations, { label: page.title }];
    default:
      return [];
  }
}

/** Each selected facet value narrows down the one before. */
function facetSteps(page: PageInfo): Step[] {
  const { choices } = searchOf(page);
  return choices.map(({ label }, at) => ({ label, href: jobsHref(page, { choices: choices.slice(0, at + 1) }) }));
}
