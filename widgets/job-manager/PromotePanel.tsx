import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Waiting } from '../shared/account/AccountPage.tsx';
import styles from './JobManager.module.css';
import { type ManagedJob, promotionCreditsQuery } from './job-manager.generated.ts';
import type { Promotion } from './manager-calls.ts';
import { creditOf, type ManagerContext } from './manager-props.ts';

interface PromotePanelProps {
  id: string;
  context: ManagerContext;
  job: ManagedJob;
  kinds: readonly Promotion[];
  isBusy: boolean;
  onPromote(kind: Promotion): void;
  onClose(): void;
}

/** Promotes a job: what that means, the credits left, and where to buy more. */
export function PromotePanel({ id, context, job, kinds, isBusy, onPromote, onClose }: PromotePanelProps) {
  const t = useTexts('job-manager');
  const [kind, setKind] = useState<Promotion>(kinds[0] ?? 'featured');
  const employer = job.employer?.id ?? null;
  const credits = useQuery({
    ...queryOf(promotionCreditsQuery, { organizationId: employer }),
    enabled: employer !== null,
  });
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const left = credits.data?.getCredits.find(({ type }) => type === creditOf(kind))?.amount ?? 0;
  const isKnown = credits.data !== undefined || employer === null;
  const { products } = context;
  return (
    <form
      ref={panel}
      className={styles.panel}
      aria-label={t('action.of.promote', { title: job.title || t('untitled') })}
      onSubmit={(event) => {
        event.preventDefault();
        onPromote(kind);
      }}
    >
      <fieldset className={styles.choices}>
        <legend>{t('promote.legend')}</legend>
        {kinds.map((one) => {
          const product = products.find(({ type }) => type === creditOf(one));
          return (
            <label key={one} className={styles.choice}>
              <input type="radio" name={`${id}-kind`} checked={kind === one} onChange={() => setKind(one)} />
              <span>
                {t(`promote.${one}`)}
                {product && typeof product.days === 'number' && ` · ${t('promote.days', { count: product.days })}`}
                {product && ` · ${product.price.text}`}
              </span>
            </label>
          );
        })}
      </fieldset>
      {isKnown ? (
        <p>{left > 0 ? t('promote.left', { count: left }) : t('promote.none')}</p>
      ) : credits.error === null ? (
        <Waiting lines={1} />
      ) : null}
      <div className={styles.line}>
        {isKnown && left === 0 ? (
          context.buy && (
            <Link className="button" href={context.buy}>
              {t('buy')}
            </Link>
          )
        ) : (
          <button type="submit" className="button" disabled={isBusy}>
            {t('promote.submit')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
