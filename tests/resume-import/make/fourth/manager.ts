/** A Canadian manager's CV in French, on paper of the American size. */
import { items, para, type Style, writerText } from './writer.ts';

/** Positions in bold with dates at the right edge, knowledge first, nothing personal. */
export function manager(): string {
  const tabs = ['17.3cm right'];
  const styles: Record<string, Style> = {
    name: {
      text: 'fo:font-size="21pt" fo:font-variant="small-caps" fo:font-weight="bold"',
      paragraph: 'fo:text-align="center"',
    },
    contact: { text: 'fo:font-size="10.5pt"', paragraph: 'fo:text-align="center"' },
    head: {
      text: 'fo:font-size="11pt" fo:font-weight="bold"',
      paragraph:
        'fo:margin-top="0.45cm" fo:margin-bottom="0.15cm" fo:border-top="0.5pt solid #000000" fo:border-bottom="0.5pt solid #000000" fo:text-align="center" fo:padding="0.05cm"',
    },
    row: { text: 'fo:font-size="11pt"', paragraph: 'fo:margin-top="0.15cm"', tabs },
    where: { text: 'fo:font-size="11pt" fo:font-style="italic"' },
    p: { text: 'fo:font-size="11pt"' },
  };
  const post = (what: string, dates: string, where: string, duties: readonly string[] = []) =>
    para('row', `**${what}**\t${dates}`) + para('where', where) + (duties.length === 0 ? '' : items('p', duties));
  return writerText(
    [
      para('name', 'Marie-Ève Tessier'),
      para('contact', '2145, rue des Érables, app. 3, Québec (Québec)  G1L 3T8'),
      para('contact', '418 555-0136  •  marie-eve.tessier@example.org'),
      para('head', 'LANGUES'),
      para('p', 'Français (langue maternelle), anglais (courant)'),
      para('head', 'SOMMAIRE DES COMPÉTENCES'),
      items('p', ['Gestion des stocks', 'Embauche et formation', 'Service à la clientèle', 'Marchandisage', 'Excel']),
      para('head', 'EXPÉRIENCE PROFESSIONNELLE'),
      post('Directrice de magasin', 'Mai 2017 à aujourd’hui', 'Quincaillerie Boréale, Lévis', [
        'Responsable de 38 employés et d’un chiffre d’affaires de 9 M$',
        'Roulement du personnel réduit de 41 % à 23 % en trois ans',
        'Ouverture d’une cour à bois en 2022',
      ]),
      post('Gérante de rayon', 'Août 2011 à avril 2017', 'Jardins Sainte-Foy, Québec', [
        'Commandes, horaires et formation de douze commis saisonniers',
      ]),
      post('Caissière', '2007 à 2011', 'Marché Limoilou-Nord, Québec (temps partiel pendant les études)'),
      para('head', 'FORMATION'),
      post('DEC en gestion de commerces', '2011', 'Cégep de la Chaudière-Nord'),
      post('Diplôme d’études secondaires', '2007', 'École secondaire des Battures'),
      para('head', 'BÉNÉVOLAT ET INTÉRÊTS'),
      para('p', 'Entraîneuse de ringuette (2016 à 2023), raquette, rénovation de meubles'),
      para('p'),
      para('p', 'Références fournies sur demande.'),
    ].join(''),
    { font: 'Liberation Serif', styles, page: 'fo:page-width="21.59cm" fo:page-height="27.94cm" fo:margin="2.1cm"' },
  );
}
