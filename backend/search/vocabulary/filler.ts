/** Words with which people ask for any job at all: they need not be found. */
const FILLER: ReadonlySet<string> = new Set(
  (
    'job jobs work working career careers vacancy vacancies opening openings hiring employment position positions wanted needed ' +
    'opportunity opportunities role roles listing listings looking seeking near nearby me around urgent ' +
    'stelle stellen stellenangebot stellenangebote stellenanzeige stellenanzeigen stellenmarkt stellenborse jobangebot jobangebote ' +
    'jobborse jobsuche arbeit arbeiten arbeitsplatz arbeitsplatze gesucht suche nahe umgebung raum ' +
    'emploi emplois offre offres annonce annonces travail travailler poste postes recrutement recherche cherche recrute autour proche ' +
    'empleo empleos trabajo trabajos trabajar vacante vacantes puesto puestos oferta ofertas anuncio anuncios busco buscar cerca urgente'
  ).split(' '),
);

/** Whether a folded word says only that a job is wanted. */
export function isFiller(word: string): boolean {
  return FILLER.has(word);
}
