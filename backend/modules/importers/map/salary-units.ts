/** Words for the unit of a salary. Pure. */

export type SalaryUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

const UNITS: readonly (readonly [SalaryUnit, RegExp])[] = [
  [
    'hour',
    /(?:\b(?:per |an? |par |pro |je |por |die |l )?(?:hours?|hourly|hrs?|stunden?|stundlich|stundenlohn|std|heures?|horaire|hora|horas)\b|\/ ?h\b|\bph\b)/,
  ],
  ['day', /\b(?:days?|daily|tag|tage|tages\w*|taglich|jours?|journalier|journee|tjm|dia|dias|diario)\b/],
  ['week', /\b(?:weeks?|weekly|wk|woche|wochen|wochentlich|semaine|hebdomadaire|hebdo|semana|semanal)\b/],
  [
    'month',
    /\b(?:months?|monthly|mth|mo|monat|monate|monatlich|monats\w*|mtl|mois|mensuel\w*|mensual\w*|mes)\b|\bpcm\b/,
  ],
  [
    'year',
    /\b(?:years?|yearly|yr|annum|annual\w*|annually|pa|p a|lpa|jahr|jahre|jahrlich|jahres\w*|ans?|annees?|annuel\w*|ano|anos|anual\w*)\b/,
  ],
];

/** `sur 13 mois`, `x 12`, `13. Monatsgehalt`, `4 days a week`, `35 hours per week`, `2 years of experience`: no unit of the salary. */
const ASIDE =
  /\b(?:sur|x|en|auf) ?\d+(?: \d)? ?(?:mois|monat\w*|months?|pagas)?\b|\b1[34] (?:monatsgeh\w+|mois|months|pagas|salaries)\b|\b\d+(?: \d+)? ?(?:days?|tage|jours?|dias|hours?|stunden|heures?|horas|hrs?|std|h) (?:per |a |pro |par |por |je |die |la |in der )*(?:week|woche|semaine|semana|day|tag|jour|dia|month|monat|mois|mes)\b|\b\d+ years? of\b/g;

/** The unit that comes first in the text; null if it names none. */
export function unitIn(text: string): SalaryUnit | null {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .replace(ASIDE, ' ');
  let first: { unit: SalaryUnit; at: number } | null = null;
  for (const [unit, pattern] of UNITS) {
    const at = folded.search(pattern);
    if (at >= 0 && (first === null || at < first.at)) first = { unit, at };
  }
  return first?.unit ?? null;
}
