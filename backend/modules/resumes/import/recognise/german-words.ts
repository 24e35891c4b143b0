/** German words of titles, employers, degrees and schools by their ends, since German writes compounds: `Anlagenführer`, `Zahnarztpraxis`. For folded texts. Pure. */

/** Ends of words that name a position; those that are surnames as well are left out: `Schneider`, `Koch`. */
const TITLE_ENDS = [
  '(?:^|haupt|vertrags|fach|rechtsanwalts|steuer|notariats|verwaltungs|buro|bank|bau|reiseburo|\\p{L}{3})angestellte[rn]?',
  'beamt(?:er|e|in)|(?:service|aushilfs|buro|schreib|reinigungs|lehr|pflege|fach|hilfs|fuhrungs|betreuungs|verkaufs|produktions|saison|zweit)kraft',
  '(?:aus|haushalts|kuchen|pflege|sprechstunden|buro|alltags|arzt|zahnarzt|stations)hilfe|helfer(?:in)?|gehilf(?:e|in)|begleiter(?:in)?|betreuer(?:in)?',
  '(?:^|pflicht|schuler|ferial|ferien|vor|auslands|schul|schnupper|berufs|orientierungs|praxis|forschungs|labor|industrie|betriebs)(?:praktikum|praktika|praktikant(?:in)?)',
  'volontariat|volontar(?:in)?|traineeship|lehrling|lernende[rn]?|auszubildende[rn]?|azubi|lehrtochter|doktorand(?:in)?|postdoktorand(?:in)?|werkstudent(?:in|ententatigkeit)?|hilfskraft|tutor(?:in)?',
  'creator(?:in)?|trainer(?:in)?|coach|minijob|(?:neben|ferien|sommer|studenten)job|nebentatigkeit|werkstudententatigkeit|ferialarbeiter(?:in)?|au-pair|aupair',
  'prokurist(?:in)?|vorstand|vorstandin|(?:^|mit|geschafts)inhaber(?:in)?|freelancer(?:in)?|polier|unternehmer(?:in)?|selbststandige[rn]?|freiberufler(?:in)?',
  '(?:geschafts|schicht|anlagen|maschinen|kran|bagger|lok|lokomotiv|triebfahrzeug|gruppen|fahrzeug|kassen|kolonnen|zug|protokoll|stapler|unter|fremden|reise)fuhrer(?:in)?',
  '(?:werk|schreiner|tischler|elektro|maler|maurer|backer|metzger|fleischer|kfz|industrie|handwerks|haus|bade|brau|kuchen|zimmerer|friseur|dachdecker|lager|platz|schicht|druck|ober|haupt|instandhaltungs|produktions|rettungsdienst|land(?:wirtschafts)?|gartner|installateur|spengler|mechaniker)meister(?:in)?',
  '(?:^|\\p{L})(?:kauf|fach|zimmer|feuerwehr|kamera|kader|rettungs|berufsfeuerwehr|vertrauens)(?:mann|frau|manner|leute)',
  '(?:fach|ober|assistenz|chef|tier|zahn|haus|stations|amts|betriebs|turnus|not|klinik|spital)?(?:arzt|arztin)|hebamme|entbindungspfleger|(?:\\p{L}*therapeut|\\p{L}*padagog|\\p{L}*psycholog|logopad)(?:e|in)?|apotheker(?:in)?',
  '(?:kranken|kinderkranken|ordens|gemeinde|ober|operations|nacht)schwester|(?:pflege|gesundheits|stations)(?:dienst)?leitung|optometrist(?:in)?|akustiker(?:in)?|optiker(?:in)?',
  '(?:rechts|staats|patent)?anw(?:alt|altin)|anwaltin|notar(?:in)?|referendar(?:in)?|architekt(?:in)?|analyst(?:in)?|designer(?:in)?|manager(?:in)?|konsulent(?:in)?|dozent(?:in)?|disponent(?:in)?|produzent(?:in)?|assistent(?:in)?|laborant(?:in)?|kommandant(?:in)?',
  '\\p{L}{3}iker(?:in)?|sekretar(?:in)?|rezeptionist(?:in)?|lagerist(?:in)?|florist(?:in)?|(?:sous|kuchen|patron|konditorei|vize|ressort|verkaufs|personal|polizei)chef(?:in)?|(?:jungk|alleink|beik|hotelk|diatk|betriebsk)och|kochin|gesell(?:e|in)|konstrukteur(?:in)?|gestalter(?:in)?|studienrat|ratin|archivar(?:in)?',
  '(?:zu|maschinenein|auf)steller(?:in)?|(?:post|brief|zeitungs)bot(?:e|in)|vorbereiter(?:in)?|arbeiter(?:in)?|verwalter(?:in)?|makler(?:in)?|soldat(?:in)?|polizist(?:in)?|(?:schnei|na|gart|schlos|male|maure|backe|zimme)(?:der|her|ner|ser|rer|r)in|naher',
  '(?:tages|pflege|leih)mutter|raumpfleger(?:in)?|abwasch|kommissionierer(?:in)?|monteur(?:in)?|mechatroniker(?:in)?|elektroniker(?:in)?|(?:team|abteilungs|schicht|markt|filial|projekt|bau|werk|betriebs)leit(?:er|erin|ung)|teamlead(?:er|erin)?|stellvertret(?:er|erin|ung)|vertret(?:er|erin|ung)',
  '(?:zivil|wehr|grundwehr|prasenz|militar|bundesfreiwilligen|freiwilligen|jugendfreiwilligen)dienst|elternzeit|mutterschutz|karenz|fsj|bufdi|bfd|hausfrau|hausmann|familienzeit|familienphase|arbeitssuchend|arbeitsuchend|sabbatical',
  '(?:\\b|^)(?:mfa|zfa|zmf|zmp|mta|mtla|mtra|pta|pka|bta|cta|dgkp|dgks|dpgkp|fage|fabe|mpa|hiwi|shk|whk|ceo|cfo|cto|coo)',
].join('|');
const TITLE = new RegExp(`^(?:\\p{L}[\\p{L}-]*)?(?:${TITLE_ENDS})$`, 'u');

/** Whether a word names a position: `Stationshilfe`, though not the employer `Lebenshilfe`. */
export const isTitleWord = (word: string): boolean => TITLE.test(word);

/** Times of service that have a title of two words. */
export const SERVICE = /\bfreiwillige[sn]? (?:soziale|okologische|kulturelle)[sn]? jahr\b|\bwehr- und zivildienst\b/;

/** Employers: `Zahnarztpraxis`, `Finanzamt`, though not `Ehrenamt`. */
export const EMPLOYER = new RegExp(
  [
    '\\p{L}(?:agentur|praxis|kanzlei|buro|betrieb|betriebe|fabrik|fabriken|werkstatt|werkstatten|spital|spitaler|klinikum|kliniken|verband|kammer|gericht|ministerium|stiftung|gesellschaft|genossenschaft|tagesstatte|kindergarten|anstalt|residenz|restaurant|hotel|studio|verlag|konzern|handel|(?:super|bau|drogerie|super|verbraucher|garten|mobel|getranke|fach)markt|institut|reinigung|bauten|verkehrsbetriebe)\\b',
    '(?<!ges|ehren|lehr)amt\\b',
    '\\p{L}*versicherung(?:en)?\\b',
    '\\b(?:stadt|kreis|gemeinde|landes|kantons|bezirks|haus|bau|marktgemeinde)verwaltung\\b',
    '\\b(?:pflege|rettungs|personal|sozial|wach|sicherheits|hausmeister|reinigungs|fahr|zustell|hauskrankenpflege)(?:dienst|dienste|dienstleistungen|service)\\b',
    '\\b(?:holz|metall|stahl|hoch|tief|maschinen|anlagen|fahrzeug|mobel|garten|strassen|apparate|werkzeug|fenster|messe|boots|wohn|orgel|innenaus|trocken)bau\\b',
    '\\b(?:bundeswehr|bundesheer|luftwaffe|bundesmarine|magistrat|freistaat|kanton|lehrstuhl|fraunhofer|max-planck|helmholtz|caritas|diakonie|johanniter|malteser|lebenshilfe|volkshilfe|spitex|(?:rotes|roten) kreuz|rotkreuz|[\\p{L}-]*unfall-?hilfe|arbeiterwohlfahrt|awo|drk|brk|thw|asb|ams|obb|sbb|dlr|gasthof|gasthaus|landgasthof|cafe|salon|weingut|gasthof|kaufhof|bauernhof|reiterhof|mobelhaus|modehaus|warenhaus|brauhaus|tagblatt|anzeiger|gymnasium|(?:kfz|auto|schreiner|elektro|schlosser)-?werkstatt|\\p{L}*versorgung|apotheke|apotheken|rechtsanwalte|steuerberatung|unternehmensgruppe|familie|pfarramt|dekanat|bistum|diozese|gebruder|gebr\\.|start-?up|zeitarbeit|personalleasing|kuranstalt|therme|bergbahnen|stadtwerke|landwirtschaftsbetrieb|filiale|geschaftsstelle|einzelunternehmen|co\\. kg|kgaa|gesmbh|ges\\.m\\.b\\.h|m\\.b\\.h|mbb|partg|gbr|e\\.? ?k\\b|e\\.? ?u\\b|eg)\\b',
  ].join('|'),
  'u',
);

/** Degrees and programs: `Lehrabschlussprüfung`, `Umschulung`, though not `Ausbildungszentrum`. */
export const GERMAN_DEGREE = new RegExp(
  [
    '\\p{L}*(?:abschluss|prufung|studium|berufslehre|vordiplom|reife|diplom|maturitat|meisterbrief|gesellenbrief|fachausweis|fahigkeitszeugnis|examen)\\b',
    '\\p{L}(?:ausbildung)\\b',
    '(?:\\b|industrie|handwerks|[a-z]{4})meister(?:in)?\\b',
    '\\b(?:quali|msa|umschulung|lehramt\\p{L}*|\\p{L}*referendariat|vorbereitungsdienst|dissertation|habilitation|approbation|kolloquium|studiengang|studienfach|studienrichtung|staatsprufung|staatl(?:ich|\\.)|gepr(?:ufte|\\.)|eidg(?:enossisch|\\.)|dipl(?:omierte[rn]?|\\.)|eba|efz|cas|das|mas|emba|dr\\. ?\\p{L}+|\\p{L}*fachwirt(?:in)?|betriebswirt(?:in)?|technischer? betriebswirt|\\p{L}*techniker(?:in)?|facharzt\\p{L}*|zusatzbezeichnung)\\b',
    '\\bdipl\\.|\\bstaatl\\.|\\bgepr\\.|\\beidg\\.|\\bb\\. ?eng|\\bm\\. ?eng|\\bll\\. ?m|\\bmag\\. ',
  ].join('|'),
  'u',
);

/** Schools by the names that they are known by. */
export const GERMAN_SCHOOL =
  /\b(?:rwth|lmu|kit|htwk|htwg|htw|oth|haw|hwr|hft|hsg|zhaw|fhnw|hslu|hsr|phzh|phbern|bfh|supsi|ost|dhbw|vwa|brg|bg|borg|bhak|hblva|hlw|hlt|hlf|hbla|hblw|htbluva|hltw|fos|bos|igs|kgs|osz|bbz|bsz|bbs|gbs|bwz|gibz|gibb|bzw|wks|vhs|wifi|bfi|akad|iubh|iu|ils|sgd|fom|srh|wu|jku|boku|tgm|kv|ifs|ebz|ffh|bib|charite|campus)(?= |$)|\b(?:staatliche|stadtische|kaufmannische|gewerbliche|berufliche|hohere|freie) (?:schule|bundeslehranstalt|fachschule|lehranstalt)n?\b|\p{L}*(?:bildungszentrum|oberstufenzentrum|meisterschule|berufsfachschule|lehranstalt|ausbildungszentrum|studienseminar|realgymnasium|konservatorium|internat)\b|\bschulen\b/u;
