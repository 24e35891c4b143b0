/** Names and texts of the people in demo resumes. */
import type { Language } from './plan-rows.ts';

interface Words {
  first: readonly string[];
  last: readonly string[];
  about: readonly string[];
  /** The part of a company name after the town. */
  companies: readonly string[];
  degree: string;
  school: string;
  /** The language, and others that many people also speak. */
  speaks: readonly string[];
}

/** By language. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    first: [
      'Nora',
      'Ezra',
      'Imani',
      'Caleb',
      'Saoirse',
      'Mateo',
      'Wren',
      'Dashiell',
      'Amara',
      'Silas',
      'Leona',
      'Hugh',
    ],
    last: [
      'Whitlock',
      'Okonkwo',
      'Penhallow',
      'Castellano',
      'Merriweather',
      'Tran',
      'Abernathy',
      'Quill',
      'Haddad',
      'Lindgren',
      'Moss',
      'Varga',
    ],
    about: [
      'I like work that can be finished, and people who say what they mean.',
      'Ten years in, I still learn something every week, and I write it down for those who come after me.',
      'Calm under pressure, tidy with details, and glad to train whoever is new.',
    ],
    companies: ['& Co.', 'Partners', 'Works', 'House'],
    degree: 'Bachelor of Arts',
    school: 'University of {town}',
    speaks: ['en', 'es', 'fr'],
  },
  de: {
    first: [
      'Jonas',
      'Mia',
      'Aylin',
      'Henrik',
      'Lotte',
      'Emre',
      'Franziska',
      'Konrad',
      'Helene',
      'Timo',
      'Greta',
      'Matthis',
    ],
    last: [
      'Oberländer',
      'Yıldız',
      'Nussbaum',
      'Petersen',
      'Kranich',
      'Weißhaupt',
      'Sommerfeld',
      'Aydın',
      'Lohmann',
      'Eichler',
      'Brandstetter',
      'Rosenow',
    ],
    about: [
      'Ich mag Arbeit, die fertig wird, und Menschen, die sagen, was sie meinen.',
      'Auch nach zehn Jahren lerne ich jede Woche etwas dazu und schreibe es für die Nächsten auf.',
      'Ruhig, wenn es eilig wird, genau im Kleinen, und gern für Neue da.',
    ],
    companies: ['GmbH', '& Co. KG', 'AG', 'Werke'],
    degree: 'Ausbildung',
    school: 'Berufskolleg {town}',
    speaks: ['de', 'en', 'fr'],
  },
  fr: {
    first: [
      'Camille',
      'Théo',
      'Inès',
      'Baptiste',
      'Manon',
      'Yanis',
      'Clémence',
      'Rémi',
      'Salomé',
      'Gaspard',
      'Lina',
      'Étienne',
    ],
    last: [
      'Lefebvre',
      'Benali',
      'Rousseau',
      'Schmitt',
      'Marchal',
      'Dubreuil',
      'Keller',
      'Fontaine',
      'Mercier',
      'Haas',
      'Perrin',
      'Kessler',
    ],
    about: [
      'J’aime le travail qui aboutit et les gens qui disent ce qu’ils pensent.',
      'Après dix ans, j’apprends encore chaque semaine, et je le note pour celles et ceux qui suivront.',
      'Du calme quand ça presse, de la rigueur dans le détail, et du temps pour les nouveaux.',
    ],
    companies: ['& Fils', 'SA', 'SARL', 'Services'],
    degree: 'Licence professionnelle',
    school: 'Université de {town}',
    speaks: ['fr', 'de', 'en'],
  },
  es: {
    first: [
      'Lucía',
      'Mateo',
      'Ximena',
      'Joaquín',
      'Elena',
      'Rafael',
      'Noelia',
      'Gustavo',
      'Inés',
      'Camila',
      'Hugo',
      'Paloma',
    ],
    last: [
      'Arredondo',
      'Benítez',
      'Carrasco',
      'Escobar',
      'Figueroa',
      'Hinojosa',
      'Ledesma',
      'Navarro',
      'Orozco',
      'Paredes',
      'Salcedo',
      'Villegas',
    ],
    about: [
      'Me gusta el trabajo que se puede terminar y la gente que dice lo que piensa.',
      'Después de diez años sigo aprendiendo algo cada semana, y lo anoto para quienes vienen detrás.',
      'Calma cuando hay prisa, orden en los detalles y tiempo para quien acaba de llegar.',
    ],
    companies: ['e Hijos', 'Asociados', 'Servicios', 'S. A.'],
    degree: 'Grado universitario',
    school: 'Universidad de {town}',
    speaks: ['es', 'en', 'pt'],
  },
};
