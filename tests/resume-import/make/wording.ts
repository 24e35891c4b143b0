/** Dates and addresses as people write them in their languages. Pure. */
import type { Entry, Person } from './person.ts';

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};
const short = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
};

/** `Mar 2019 – Present`, `seit 2011`. */
export function periodOf({ language, options }: Person, { start, end }: Entry): string {
  const { dates = '', sep = '–', open = '', since } = options;
  const say = (moment: string, isEnd: boolean) => {
    const [year = '', month] = moment.split('-');
    if (month === undefined || dates === 'yyyy') return year;
    const at = Number(month) - 1;
    if (dates === 'mon-yyyy') return `${short[language][at]} ${year}`;
    if (dates === 'month-yyyy') return `${months[language][at]} ${year}`;
    if (dates === 'dd.mm.yyyy') {
      const last = new Date(Date.UTC(Number(year), at + 1, 0)).getUTCDate();
      return `${isEnd ? last : '01'}.${month}.${year}`;
    }
    return `${month}${dates === 'mm.yyyy' ? '.' : '/'}${year}`;
  };
  const from = say(start, false);
  if (end !== null) return `${from} ${sep} ${say(end, true)}`;
  return since === undefined ? `${from} ${sep} ${open}` : `${since} ${from}`;
}

/** `19.07.1986`, `5 November 1988`, `03/05/1991`. */
export function birthdayOf({ language, born }: Person): string {
  const [year = '', month = '', day = ''] = born.split('-');
  if (language === 'de') return `${day}.${month}.${year}`;
  if (language === 'fr') return `${day}/${month}/${year}`;
  return `${Number(day)} ${months.en[Number(month) - 1]} ${year}`;
}

/** Town, code and region in the order of the country. */
export function townOf({ zip, town, region, country, phone }: Person): string {
  if (region === 'QC') return `${town} (Québec) ${zip}`;
  if (region !== '') return `${town}, ${region} ${zip}`;
  return /^(?:\+44|\+353|01632)/.test(phone) || country === 'Wales' ? `${town} ${zip}` : `${zip} ${town}`;
}

/** The address in one line, with the country where it is named. */
export function addressOf(person: Person): string {
  return [person.street, townOf(person), person.country].filter((part) => part !== '').join(', ');
}

export const nameOf = ({ title, first, last }: Person): string => [title, first, last].filter(Boolean).join(' ');

/** Labels of personal data. */
export const labels = {
  en: { name: 'Name', address: 'Address', phone: 'Phone', email: 'Email', born: 'Date of birth' },
  de: { name: 'Name', address: 'Anschrift', phone: 'Telefon', email: 'E-Mail', born: 'Geburtsdatum' },
  fr: { name: 'Nom', address: 'Adresse', phone: 'Téléphone', email: 'Courriel', born: 'Date de naissance' },
};

/** Latest first, unless the file goes forward. */
export function inOrder(person: Person, entries: readonly Entry[]): Entry[] {
  const sorted = entries.toSorted((a, b) => b.start.localeCompare(a.start));
  return person.options.order === 'forward' ? sorted.reverse() : sorted;
}

/** `born on 5 November 1988`, `geb. am 19.07.1986 in Kassel`, `née le ...`. */
export function bornOf(person: Person): string {
  const day = birthdayOf(person);
  if (person.language === 'de') return `geboren am ${day}${person.bornIn && ` in ${person.bornIn}`}`;
  return person.language === 'fr' ? `né(e) le ${day}` : `Born ${day}`;
}
