import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { usePageLocale } from '../parts/use-page-locale.ts';
import styles from './Statistics.module.css';
import { ticksTo } from './ticks.ts';

const HEIGHT = 260;
const TICK = { fontSize: 12, fill: 'var(--color-text-muted)' };
const TIP = { background: 'var(--color-surface)', color: 'var(--color-text)', borderColor: 'var(--color-line)' };
const CURSOR = { fill: 'var(--color-sunken)' };

/** One step of time. */
export interface Point {
  /** First day. */
  at: string;
  now: number;
  earlier: number;
}

interface TimeChartProps {
  points: readonly Point[];
  step: 'DAY' | 'WEEK' | 'MONTH';
  /** Of the two lines. */
  names: { now: string; earlier: string };
  /** What it shows: the same numbers follow as a table. */
  label: string;
}

/** How a count went, above how it went in the period before. */
export function TimeChart({ points, step, names, label }: TimeChartProps) {
  const locale = usePageLocale();
  const style =
    step === 'MONTH' ? ({ month: 'short', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const);
  const day = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  const whole = new Intl.NumberFormat(locale);
  const ticks = ticksTo(Math.max(0, ...points.flatMap(({ now, earlier }) => [now, earlier])));
  const dayOf = (at: unknown) => day.format(new Date(String(at)));
  return (
    <figure className={styles.chart} aria-label={label}>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="at" tickFormatter={dayOf} tick={TICK} minTickGap={24} stroke="var(--color-text-muted)" />
          <YAxis
            tickFormatter={(value: number) => short.format(value)}
            tick={TICK}
            width="auto"
            ticks={ticks}
            domain={[0, ticks.at(-1) ?? 1]}
            stroke="var(--color-text-muted)"
          />
          <Tooltip
            labelFormatter={dayOf}
            formatter={(value) => whole.format(Number(value))}
            contentStyle={TIP}
            isAnimationActive={false}
          />
          <Area
            dataKey="now"
            name={names.now}
            stroke="var(--color-link)"
            fill="var(--color-link)"
            fillOpacity={0.15}
            strokeWidth={2}
            isAnimationActive={false}
            dot={false}
            type="linear"
          />
          <Line
            dataKey="earlier"
            name={names.earlier}
            stroke="var(--color-text-muted)"
            strokeDasharray="4 4"
            isAnimationActive={false}
            dot={false}
            type="linear"
          />
        </ComposedChart>
      </ResponsiveContainer>
      <figcaption className={styles.legend}>
        <span className={styles.now}>{names.now}</span>
        <span className={styles.earlier}>{names.earlier}</span>
      </figcaption>
    </figure>
  );
}

interface BrandChartProps {
  bars: readonly { name: string; value: number }[];
  name: string;
  label: string;
}

const ROW = 32;

/** Brands side by side. */
export function BrandChart({ bars, name, label }: BrandChartProps) {
  const locale = usePageLocale();
  const whole = new Intl.NumberFormat(locale);
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  const ticks = ticksTo(Math.max(0, ...bars.map(({ value }) => value)));
  return (
    <figure className={styles.chart} aria-label={label}>
      <ResponsiveContainer width="100%" height={bars.length * ROW + 40}>
        <BarChart data={[...bars]} layout="vertical" margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid horizontal={false} stroke="var(--color-line)" />
          <XAxis
            type="number"
            tickFormatter={(value: number) => short.format(value)}
            tick={TICK}
            ticks={ticks}
            domain={[0, ticks.at(-1) ?? 1]}
            stroke="var(--color-text-muted)"
          />
          <YAxis type="category" dataKey="name" tick={TICK} width={160} stroke="var(--color-text-muted)" />
          <Tooltip
            formatter={(value) => whole.format(Number(value))}
            contentStyle={TIP}
            cursor={CURSOR}
            isAnimationActive={false}
          />
          <Bar dataKey="value" name={name} fill="var(--color-link)" isAnimationActive={false} barSize={16} />
        </BarChart>
      </ResponsiveContainer>
      <figcaption className={styles.legend}>
        <span className={styles.now}>{name}</span>
      </figcaption>
    </figure>
  );
}
