/** The few backend answers that control tests need. */
interface Query {
  query: string;
  variables: { taxonomy?: string; text?: string; codes?: string[]; limit?: number };
}

const all: Readonly<Record<string, readonly string[]>> = {
  few: ['Full time', 'Part time', 'Internship'],
  many: Array.from({ length: 120 }, (_, at) => `Trade ${at + 1}`),
};

const places = [
  {
    id: '1',
    label: 'Köln, Nordrhein-Westfalen, Deutschland',
    name: 'Köln',
    country: 'DE',
    administrativeArea: '07',
    locationType: 'locality',
  },
  {
    id: '1-50667',
    label: '50667 Köln, Nordrhein-Westfalen, Deutschland',
    name: '50667',
    country: 'DE',
    administrativeArea: '07',
    locationType: 'postal_code',
  },
  {
    id: '2',
    label: 'Portland, Maine, United States',
    name: 'Portland',
    country: 'US',
    administrativeArea: 'ME',
    locationType: 'locality',
  },
];

export function answerQuery({ query, variables }: Query): unknown {
  const text = variables.text?.toLowerCase() ?? '';
  if (query.includes('places(')) {
    return { data: { places: places.filter(({ label }) => label.toLowerCase().startsWith(text)) } };
  }
  if (variables.taxonomy === 'broken') return { errors: [{ message: 'Down.' }] };
  const labels = all[variables.taxonomy ?? ''] ?? [];
  const terms = labels
    .map((label) => ({ code: label.toLowerCase().replaceAll(' ', '_'), label }))
    .filter(({ code, label }) => variables.codes?.includes(code) ?? label.toLowerCase().includes(text));
  return { data: { terms: { total: terms.length, terms: terms.slice(0, variables.limit) } } };
}
