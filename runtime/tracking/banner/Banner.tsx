import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Purpose, ServiceId } from '../../core/tracking/services.ts';
import type { TrackingService } from '../../core/tracking/settings.ts';
import { useTexts } from '../../page/texts.tsx';
import styles from './Banner.module.css';

export interface BannerProps {
  services: readonly TrackingService[];
  /** Name of the site. */
  site: string;
  /** Address of what the site says about its services. */
  policy: { href: string; label: string } | null;
  /** What is allowed now, if the visitor opened the banner to change it; null if they have to be asked. */
  allowed: ReadonlySet<ServiceId> | null;
  onAnswer(allowed: ReadonlySet<ServiceId>): void;
  onClose(): void;
}

const PURPOSES: readonly Purpose[] = ['statistics', 'marketing'];

/**
 * The question for consent: not modal, the first thing on the page after the skip links, in front of its end to the
 * eye. Saying no takes as much as saying yes.
 */
export function Banner({ services, site, policy, allowed, onAnswer, onClose }: BannerProps) {
  const t = useTexts('tracking');
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<ServiceId>>(allowed ?? new Set());
  const [announced, setAnnounced] = useState('');
  const isChange = allowed !== null;
  useRoomAtTheEnd(box);

  useEffect(() => {
    if (isChange) heading.current?.focus();
    // In an effect: a live region must exist before its text is set to be announced.
    else setAnnounced(t('banner.title'));
  }, [isChange, t]);

  function toggle(service: ServiceId): void {
    const next = new Set(chosen);
    if (!next.delete(service)) next.add(service);
    setChosen(next);
  }

  return (
    <section
      ref={box}
      className={styles.banner}
      aria-labelledby={`${id}-title`}
      data-tracking-banner=""
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isChange) onClose();
      }}
    >
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className={styles.head}>
        <h2 ref={heading} className={styles.title} id={`${id}-title`} tabIndex={-1}>
          {t('banner.title')}
        </h2>
        {isChange && (
          <button type="button" className={styles.close} aria-label={t('banner.close')} onClick={onClose}>
            ×
          </button>
        )}
      </div>
      <p className={styles.text}>
        {t('banner.intro', { site })}
        {policy && (
          <>
            {' '}
            <a href={policy.href}>{policy.label}</a>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => onAnswer(new Set())}>
          {t('banner.refuse')}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(new Set(services.map((one) => one.id)))}>
          {t('banner.accept')}
        </button>
      </div>
      <details className={styles.details} open={isChange}>
        <summary className={styles.summary}>{t('banner.choose')}</summary>
        {PURPOSES.map((purpose) => {
          const own = services.filter((service) => service.purpose === purpose);
          if (own.length === 0) return null;
          return (
            <fieldset key={purpose} className={styles.purpose}>
              <legend>{t(`purposes.${purpose}`)}</legend>
              {own.map((service) => (
                <label key={service.id} className={styles.service}>
                  <input type="checkbox" checked={chosen.has(service.id)} onChange={() => toggle(service.id)} />
                  {nameOf(service, t)}
                </label>
              ))}
            </fieldset>
          );
        })}
        <button type="button" className="button" onClick={() => onAnswer(chosen)}>
          {t('banner.save')}
        </button>
      </details>
    </section>
  );
}

function nameOf({ id, script }: TrackingService, t: ReturnType<typeof useTexts>): string {
  const name = t(`services.${id}`);
  const host = script === null ? undefined : URL.parse(script)?.host;
  return host === undefined ? name : t('from', { name, host });
}

/** Lets the end of the page and what has the focus be scrolled to above the banner. Nothing above moves. */
function useRoomAtTheEnd(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = box.current;
    if (!own) return;
    const { documentElement: root, body } = document;
    const watch = new ResizeObserver(() => {
      const height = `${own.offsetHeight}px`;
      root.style.scrollPaddingBlockEnd = height;
      body.style.paddingBlockEnd = height;
    });
    watch.observe(own);
    return () => {
      watch.disconnect();
      root.style.scrollPaddingBlockEnd = '';
      body.style.paddingBlockEnd = '';
    };
  }, [box]);
}
