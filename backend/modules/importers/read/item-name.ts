/** Names that feeds give to a job, and to a list of them, without prefix. */
const ITEM =
  /^(?:job|jobs?_?(?:item|ad|offer|posting|opening|entry|listing)|item|entry|position(?:opening)?|opening|vacanc(?:y|ies)|vacature|posting|offers?|offres?|annonces?|emplois?|anzeigen?|stellen?(?:anzeigen?|angebote?)?|inserate?|ofertas?|empleos?|oportunidad|lavoro|ad|ads|listings?|records?|rows?|opportunit(?:y|ies)|results?|resultats|hits?|jobs|postings|positions|items|entries|openings|data|documents?|@graph)$/i;

export function isItemName(name: string): boolean {
  return ITEM.test(name.slice(name.indexOf(':') + 1));
}
