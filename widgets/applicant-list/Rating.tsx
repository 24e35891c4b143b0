import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './ApplicantList.module.css';

interface RatingProps {
  id: string;
  /** 1 to 5; 0 for none. */
  rating: number;
  onRate(rating: number): Promise<void>;
}

/** A rating from none to five, by pointer or arrow keys. */
export function Rating({ id, rating, onRate }: RatingProps) {
  const t = useTexts('applicants');
  /** The rating being saved. */
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = async (value: number) => {
    setChosen(value);
    await onRate(value);
    setChosen(null);
  };
  return (
    <fieldset className={styles.rating}>
      <legend>{t('detail.rating')}</legend>
      {[0, 1, 2, 3, 4, 5].map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={(chosen ?? rating) === value}
            aria-label={value === 0 ? undefined : t('detail.stars', { count: value })}
            onChange={() => void choose(value)}
          />
          {value === 0 ? t('detail.noRating') : value}
        </label>
      ))}
    </fieldset>
  );
}
