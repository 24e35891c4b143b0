/** Cleans a job title for search engines: removes gender marks, reference codes, salaries and the job's places. */

const letters = '(?:m|w|f|d|x|i|gn|h|div|diverse|männlich|weiblich|male|female|homme|femme)';
/** Longer titles are not cleaned any further: nobody reads them, and matching them would be slow. */
const longestTitle = 300;
const between = String.raw`\s*[/|,*]\s*`;
// `m/w/d` and `H/F` also occur without brackets; with two letters only as H/F, F/H, M/W, M/F and W/M.
const genderMarks = [
  new RegExp(String.raw`[([]\s*${letters}(?:${between}${letters})+\.?\s*[)\]]`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}(?:${between}${letters}){2,}(?![\p{L}\p{N}])\.?`, 'giu'),
  /(?<![\p{L}\p{N}/])(?:H\s?\/\s?F|F\s?\/\s?H|M\s?\/\s?W|W\s?\/\s?M|M\s?\/\s?F|F\s?\/\s?M)(?![\p{L}\p{N}/])/gu,
  /[([]\s*(?:all genders?|alle geschlechter|all gender welcome|geschlechtsneutral|gn|d|tous genres)\s*[)\]]/giu,
];

const amount = String.raw`\d[\d.,'’ ]*\d?\s?[kK]?`;
const currency = String.raw`(?:[$€£¥]|(?:USD|EUR|GBP|CHF|CAD|AUD|ETB)\b)`;
const money = String.raw`(?:${currency}\s?${amount}|${amount}\s?${currency})`;
const unit = String.raw`(?:\s?(?:\/|per|an?|pro|par|je|la)\s?(?:h(?:ou)?r|hour|h|std|stunde|heure|day|tag|jour|week|woche|semaine|month|monat|mois|year|yr|annum|jahr|an)\b\.?)?`;
const salary = new RegExp(
  String.raw`[([]?\s*(?:\b(?:up to|from|bis zu|bis|ab|jusqu['’]à|dès|salary|gehalt|salaire)\b:?\s*)?${money}${unit}(?:\s*(?:[-–—]|to|bis|à)\s*(?:${money}|${amount})${unit})?\s*[)\]]?`,
  'giu',
);

const thousands = /\s*(?:[-–—|,]\s*)?\b(?:up to|bis zu|bis|ab|jusqu['’]à)\s+\d{2,3}(?:[.,]\d{3})?\s?k\b/giu;

const codes = [
  /[([]?\s*\b(?:ref(?:erence|erenz|érence|\.)?|req(?:uisition)?|job|stellen)[\s-]*(?:no|nr|id|n°|number|nummer|code)?\s*[.:#°]+\s*[\p{L}\d][\p{L}\d/_-]*\d[\p{L}\d/_-]*\s*[)\]]?/giu,
  /[([]?\s*\b(?:job|req(?:uisition)?|ref(?:erence)?|stellen)[\s-]*(?:id|nr|no|number|nummer)\s*[.:#]*\s*[\p{L}\d_-]*\d[\p{L}\d_-]*\s*[)\]]?/giu,
  /[([]\s*#?\s*(?:[A-Z]{0,4}[-_ ]?)?\d{4,}[\w-]*\s*[)\]]/gu,
  /(?:^|\s)#\s?\d{2,}\b/gu,
  /(?:\s[-–—|:]\s*|\s)(?:JR|REQ|REF|R)[-_]?\d{4,}[A-Z]?\b/gu,
  /(?:\s[-–—|]\s*#?\d{4,})+$/gu,
  /^#?\d{5,}\s*[-–—|:]\s*/gu,
];

const edges = /^[\s\-–—|,;:/•·*]+|[\s\-–—|,;:/•·]+$/gu;

/** The cleaned title; the trimmed original if almost nothing would be left. `places`: names of the job's places. */
export function cleanJobTitle(title: string, places: readonly string[]): string {
  const original = title.slice(0, longestTitle).toWellFormed().replace(/\s+/g, ' ').trim();
  let cleaned = original;
  for (const pattern of [...genderMarks, salary, thousands, ...codes]) cleaned = cleaned.replace(pattern, ' ');
  cleaned = withoutPlaces(tidy(cleaned), places);
  return /\p{L}.*\p{L}.*\p{L}/u.test(cleaned) ? cleaned : original;
}

function tidy(title: string): string {
  return title
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+([,;)\]])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/(\s[-–—|])(?:\s[-–—|])+(?=\s)/gu, '$1')
    .replace(edges, '');
}

/**
 * Repeatedly removes places at the end (`- Berlin`, `, Berlin`, `in Berlin`, `(Berlin)`) and at the beginning (`Berlin:
 * `).
 */
function withoutPlaces(title: string, places: readonly string[]): string {
  const spoken = title.toLowerCase();
  const names = places
    .map((place) => place.trim())
    // Patterns are built only for the few titles that mention a place.
    .filter((place) => place.length > 1 && spoken.includes(place.toLowerCase()))
    .sort((a, b) => b.length - a.length);
  if (names.length === 0) return title;
  const name = names.map((place) => place.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const list = String.raw`(?:${name})(?:\s*[,/&]\s*(?:${name}))*`;
  const patterns = [
    new RegExp(String.raw`\s*[([]\s*(?:in\s+)?${list}\s*[)\]]`, 'giu'),
    new RegExp(String.raw`\s*(?:[-–—|,@•/]|\b(?:in|at|à|bei|for)\b|\b(?:Standort|Location|Lieu)\b:?)\s*${list}$`, 'iu'),
    new RegExp(String.raw`^${list}\s*[-–—|:•]\s*`, 'iu'),
  ];
  let before = '';
  let cleaned = title;
  while (cleaned !== before) {
    before = cleaned;
    for (const pattern of patterns) cleaned = tidy(cleaned.replace(pattern, ''));
  }
  return cleaned;
}
