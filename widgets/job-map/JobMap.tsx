import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { JobMapProps } from '../props.generated.ts';
import { CountedLink } from '../shared/lists/CountedLink.tsx';
import { formatCount } from '../shared/lists/count.ts';
import { type TermLink, townLink } from '../shared/search/term-links.ts';
import styles from './JobMap.module.css';
import type { load } from './load.ts';
import { placeTowns, WIDTH } from './place-towns.ts';

type Data = WidgetData<typeof load>;
type MapTown = NonNullable<Data['map']>['jobMap']['towns'][number];

/**
 * A map of the jobs, with a circle for each town. Its outlines are a file of their own, cached once for all pages. The list beside it has the
 * same links, for the keyboard and screen readers.
 */
export function JobMap({ props, data, page, id }: WidgetProps<JobMapProps, Data>) {
  const t = useTexts('search');
  const own = useTexts('figures');
  const map = data.map?.jobMap;
  if (!map || map.towns.length === 0) return null;
  const linkOf = ({ town }: MapTown): TermLink => {
    const { lat, lon } = town.place;
    const hub = props.hubs.find((one) => one.lat === lat && one.lon === lon);
    const link = townLink(page, town);
    return typeof hub?.label === 'string' ? { ...link, label: hub.label } : link;
  };
  const circles = placeTowns(map, (town) => linkOf(town).label);
  const scale = WIDTH / map.width;
  return (
    <nav className={styles.map} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {props.heading ?? own('map')}
      </h2>
      <div className={styles.parts}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${WIDTH} ${Math.round(map.height * scale)}`}
          aria-hidden="true"
          focusable="false"
        >
          <g transform={`scale(${scale}) translate(${-map.x} ${-map.y})`}>
            <use className={styles.land} href={`${map.outlines}#land`} />
            <use className={styles.others} href={`${map.outlines}#others`} />
            <use className={styles.borders} href={`${map.outlines}#borders`} />
          </g>
          {circles.map(({ town, x, y, r }) => (
            <a key={`${x} ${y}`} href={linkOf(town).href} tabIndex={-1}>
              <circle className={town.town.count === 0 ? styles.empty : styles.circle} cx={x} cy={y} r={r}>
                <title>{`${linkOf(town).label}: ${formatCount(town.town.count, page.locale)} ${t('facets.unit', { count: town.town.count })}`}</title>
              </circle>
            </a>
          ))}
          {circles.map(
            ({ town, label, x, y }) =>
              label && (
                <text className={styles.name} key={`${x} ${y}`} x={label.x} y={y} textAnchor={label.anchor}>
                  {linkOf(town).label}
                </text>
              ),
          )}
        </svg>
        <ul className={styles.towns}>
          {map.towns.map((town) => {
            const { count = 0, ...link } = linkOf(town);
            return (
              <li key={link.href}>
                <CountedLink {...link} count={count} unit={t('facets.unit', { count })} locale={page.locale} />
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}
