/** What a piece of a heading looks like: a title, a company, a degree or a school. Pure. */
import { fold } from './fold.ts';
import { EMPLOYER, GERMAN_DEGREE, GERMAN_SCHOOL, isTitleWord, SERVICE } from './german-words.ts';
import { headsOf, namesOccupation } from './occupation-words.ts';

const COMPANY =
  /\b(?:gmbh|ag|kg|ohg|e\.? ?v|inc|llc|ltd|limited|plc|corp|corporation|company|co|group|gruppe|groupe|holding|sarl|sas|sa|se|verlag|presse|press|media|medien|zeitung|ledger|news|radio|bank|sparkasse|klinik|klinikum|hospital|hopital|stadt|city of|mairie|ministerium|ministry|foundation|stiftung|association|institut|institute|agentur|agency|agence|studio|studios|partners|services|solutions|systems|library|bibliothek|bibliotheque|museum|musee|verein|verband|bakery|hotel|restaurant|store|shop|markt|werke|freelance|self-employed|selbststandig|cabinet|clinique|kanzlei|praxis|theater|theatre|university|universitat|universite|college|distributors|grocers|homes|systeme|logistics|logistik|transports?|atelier|ateliers|cooperative|domaine|ville de|gemeinde|landkreis|sprl|srl|eg|llp|werk|zentrum|center|centre|laboratory|laboratoire|school|schule|betrieb|pvt|sons|fils|sohne|traders|exports|industries|enterprises|technologies|infotech|constructions?|builders|contractors|council|trust|nhs|charity|airlines|airways|pharma|spedition|amt|kita|societe|ets|etablissements|mutuelle|mutualite|assurances|banque|conseil|communaute|prefecture|ministere|ehpad|chu|residence|garage|pharmacie)\b|\p{L}(?:erei|erie|werke?|schule|zentrum|verlag|klinik|haus|bank|kasse|heim|betriebe)\b/u;
const LEGAL_FORM =
  /\b(?:gmbh|ag|kg|ohg|e\.? ?v|inc|llc|ltd|limited|plc|corp|sarl|sas|sa|se|sprl|srl|eg|llp|pvt|and sons|& sons|& co|et fils)\b|& (?:sohne?|co|sons|fils)\b/;
const GERMAN_FORM = /\b(?:gmbh|gesmbh|ag|kg|ohg|e\. ?k|e\. ?u|gbr|eg|kgaa)\b/;
const SCHOOL =
  /\b(?:universit|univ\.|university|college|school|hochschule|fachhochschule|akademie|academy|academie|gymnasium|lycee|ecole|iut|institut|institute|berufsschule|realschule|gesamtschule|oberschule|grundschule|polytechni|fh |th |tu |eth|conservatoire|faculte|berufskolleg|berufsakademie|kolleg|handwerkskammer|ihk\b|bildungszentrum|cfa\b|ifsi\b|insa\b|polytech|haute ecole|facultes|htl|hak|htbla|lehranstalt|athenee|cegep|sixth form|secondary|tafe|vidyalaya|epfl|hes-so|hes |iti |iit |greta|afpa|mfr |iae |ens |uni )|(?:schule|universitat|gymnasium|akademie|kolleg|schulzentrum|bildungswerk)\b/;
const TITLE =
  /(?:\b(?:manager|director|assistant|assistente?|engineer|developer|designer|editor|reporter|journalist|writer|analyst|consultant|coordinator|officer|specialist|lead|head|chief|nurse|teacher|clerk|intern|trainee|librarian|archivist|accountant|producer|host|technician|administrator|representative|supervisor|driver|cook|baker|volunteer|apprentice|tutor|researcher|buyer|planner|stagiaire|chef|responsable|charge|chargee|directeur|directrice|redacteur|redactrice|ingenieur|developpeur|developpeuse|comptable|vendeur|vendeuse|infirmier|infirmiere|enseignant|enseignante|conseiller|conseillere|gestionnaire|bibliothecaire|praktikant|praktikantin|werkstudent|werkstudentin|auszubildende[rn]?|freie[rn]?|leiter|leiterin|leitung)\b|(?:redakteur|redakteurin|entwickler|entwicklerin|ingenieur|ingenieurin|berater|beraterin|sachbearbeiter|sachbearbeiterin|verkaufer|verkauferin|kauffrau|kaufmann|leiter|leiterin|leitung|assistenz|volontar|volontarin|fachkraft|pfleger|pflegerin|lehrer|lehrerin|mitarbeiter|mitarbeiterin|referent|referentin|techniker|technikerin|fahrer|fahrerin|koch|kochin|bibliothekar|bibliothekarin|journalist|journalistin)\b)/;
const DEGREE =
  /\b(?:bachelor|master|diplom|magister|abitur|matura|b\.? ?a\b|b\.? ?sc|m\.? ?a\b|m\.? ?sc|mba|bba|pgce|btec|nvq|m\.?sci|m\.?phil|b\.?ed|ph\.? ?d|doctor|doktor|promotion|doctorat|licence|baccalaureat|bac\b|bts|dut|staatsexamen|realschulabschluss|mittlere reife|ausbildung|lehre|high school diploma|diploma|associate|degree|certificate|fachabitur|gesellenbrief|cap\b|bep\b|these|diplome|bachelier|maitrise|m\.?arch|m\.?eng|b\.?eng|hnd\b|hnc\b|m\.? ?s\b|b\.? ?s\b|b\.?f\.?a\b|meister|geselle|abschluss|\w+reife|b\.? ?tech|m\.? ?tech|b\.? ?e\b|b\.? ?com|m\.? ?com|bca|mca|h\.? ?s\.? ?c|s\.? ?s\.? ?c\b|1[02]th|a-levels?|gcses?|leaving cert|honours|hons|llb|llm|mfa|bsn|a\.?a\.?s?\b|ged\b|apprenticeship|cert\b|certificat|dec\b|aec\b|dep\b|cfc\b|efz\b|cess\b|brevet|titre professionnel|deug|deust|ingenieur diplome|hochschulreife)/;

/** Above 0 if so, below 0 for the other part of an entry. */
export type Leaning = (text: string) => number;

/** Above 0 for a position, below 0 for an employer. */
export const leansToTitle: Leaning = (text) => {
  const plain = fold(text)
    .replace(/[*:_/(-]+in(?:nen)?\b\)?/g, '')
    .trim();
  const named = namesOccupation(plain);
  // A store manager is no store.
  const isHead = named === 'yes' || headsOf(plain).some((word) => TITLE.test(word) || isTitleWord(word));
  if (isHead && !LEGAL_FORM.test(plain)) return 1;
  // `Dachdecker Müller GmbH` is no roofer.
  const isNamed = named === 'yes' || (named === 'perhaps' && !GERMAN_FORM.test(plain));
  const isTitle = TITLE.test(plain) || isNamed || SERVICE.test(plain) || plain.split(/[ ,(/]+/).some(isTitleWord);
  return (isTitle ? 1 : 0) - (isEmployer(plain) ? 1 : 0);
};

const isEmployer = (plain: string) => COMPANY.test(plain) || EMPLOYER.test(plain);

/** Above 0 for a program or degree, below 0 for a school. */
export const leansToProgram: Leaning = (text) => {
  const [degree, school] = [isDegree(text), isSchool(text)];
  if (degree || school) return (degree ? 1 : 0) - (school ? 1 : 0);
  // A vocational program is called after the occupation, and taught by a company.
  if (LEGAL_FORM.test(fold(text))) return -0.5;
  return leansToTitle(text) > 0 ? 0.5 : 0;
};

export const isSchool = (text: string): boolean => {
  // `Handelsfachwirt (IHK)` is a degree, as is `Sekretärin (Abendschule)`.
  const plain = fold(text).replace(/ \([^()]*\)|(?<=\S )(?:ihk|hwk)$/g, '');
  return SCHOOL.test(plain) || GERMAN_SCHOOL.test(plain);
};
export const isDegree = (text: string): boolean => {
  const plain = fold(text);
  return !isTaught(plain) && (DEGREE.test(plain) || GERMAN_DEGREE.test(plain));
};

/** Who teaches is called after what is taught: `Ausbildungszentrum`, `Meisterschule`. */
const isTaught = (plain: string) =>
  /\b(?:ausbildungs?|meister|diplom)(?:zentrum|statte|betrieb|akademie|schule)\b/.test(plain);
